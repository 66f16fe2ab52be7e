// A record that C++ keeps as a tree.

import type { Asker } from './asker';
import type { Colour, GameSettings, Result, Study, StudyNode, Tag } from './types';

interface Outcome {
  score: string;
  result?: Result;
}

export function studyOf(asker: Asker, handle: number): Study {
  const outcome = () => asker.must<Outcome>('study_outcome', handle);
  return {
    settings: () => asker.must<GameSettings>('study_settings', handle),
    tags: () => asker.must<Tag[]>('study_tags', handle),
    result: () => outcome().result,
    score: () => outcome().score,
    nodes: () => asker.must<StudyNode[]>('study_nodes', handle),
    add: (parent, move) => asker.ask<number>('study_add', handle, parent, move),
    remove: (node) => asker.ask('study_remove', handle, node),
    promote: (node) => asker.ask('study_promote', handle, node),
    comment: (node, text) => asker.ask('study_comment', handle, node, text),
    mark: (node, glyphs) => asker.ask('study_mark', handle, node, ...glyphs),
    setTag: (name, value) => asker.ask('study_set_tag', handle, name, value),
    text: () => asker.must<string>('study_text', handle),
    line: (node) => asker.must<string>('study_line', handle, node),
    taken: (node) => asker.must<Colour[][]>('study_taken', handle, node),
    close: () => void asker.must<boolean>('close_study', handle),
  };
}
