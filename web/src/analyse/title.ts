// What a game is called: who played, what and when, and how it ended.

import type { Colour, Core, GameSettings, Study } from '../core/types';
import { t } from '../i18n/words.svelte';
import { nameOf, seatAt, type Seats } from '../game/seats';
import { modeOf, rulesetOf } from './desk.svelte';

export interface Title {
  named: boolean; // somebody has a name
  players: string; // "Ada – Bruno", "Ada and Chloé – Bruno and Dora"
  about: string; // "Duel · Belgian Daisy · 2026.05.04"
  score: string; // '' for an unfinished game
}

export function titleOf(core: Core, study: Study): Title {
  const settings = study.settings();
  const { sides, colours } = rulesetOf(core, modeOf(settings.position));
  const seats = settings.seats;
  return {
    named: colours.some((colour) => seatAt(seats, colour).name || seatAt(seats, colour).level),
    players: sides.map((side) => sideName(seats, side)).join(' – '),
    about: aboutOf(settings, study),
    score: study.score() === '*' ? '' : study.score(),
  };
}

function sideName(seats: Seats, side: Colour[]): string {
  const [first = '', second] = side.map((colour) => nameOf(seats, colour));
  return second ? t('list.two', { first, second }) : first;
}

function aboutOf(settings: GameSettings, study: Study): string {
  const tags = new Map(study.tags().map((tag) => [tag.name, tag.value]));
  const mode = modeOf(settings.position);
  const ofItsOwn = settings.layout !== '' && settings.layout !== mode;
  const layout = ofItsOwn ? t(`layout.${settings.layout}`) : '';
  const parts = [t(`mode.${mode}`), layout, tags.get('Event') ?? '', tags.get('Date') ?? ''];
  return parts.filter((part) => part !== '').join(' · ');
}
