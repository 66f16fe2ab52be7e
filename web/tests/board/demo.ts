// Shows one board, as the address asks for it, and lets all sides play on it.

import { mount } from 'svelte';
import { loadCore } from '../../src/core/index';
import { setLanguage } from '../../src/i18n/words.svelte';
import '../../src/shell/theme.css';
import Demo from './Demo.svelte';

const wish = new URLSearchParams(location.search);
const theme = wish.get('theme');
if (theme) document.documentElement.dataset.theme = theme;

await setLanguage('en');
const core = await loadCore();
mount(Demo, { target: document.querySelector('#demo')!, props: { core, wish } });
