// A game's record leaves the page: to the clipboard, to a file, to the analysis.

import { gameLink } from '../game/link';
import { copyText, saveFile } from '../game/save';
import { t } from '../i18n/words.svelte';
import { notify } from '../shell/notices.svelte';

export async function copyRecord(record: string): Promise<void> {
  const copied = await copyText(record);
  notify(t(copied ? 'page.play.copied' : 'page.play.not_copied'));
}

export function saveRecord(record: string): void {
  saveFile('sumito-game.sgn', record, 'text/plain');
}

export async function analyseRecord(record: string): Promise<void> {
  const link = await gameLink(record);
  if (link) location.hash = link;
  else notify(t('page.play.too_long'));
}
