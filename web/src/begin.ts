// Where the page begins. What takes longest is sent for first: the words and the rules are on their
// way while the page's own script is still being read.

import { compiledModule } from './core/module';
import { loadWords, preferredLanguage } from './i18n/catalogues';
import { readSettings, settingsKey } from './shell/chosen';
import { Shelf } from './shell/storage';

// The page asks for both again, and says what is wrong with them.
const unsaid = () => undefined;

compiledModule().catch(unsaid);
void import('./main');
const kept = new Shelf(() => localStorage, unsaid).get(settingsKey);
loadWords(readSettings(kept).language ?? preferredLanguage()).catch(unsaid);
