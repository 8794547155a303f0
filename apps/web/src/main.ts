import './style/fonts.css';
import './style/tokens.css';
import './style/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { fontsLoaded } from './fonts.ts';

void fontsLoaded().then(() => {
  document.getElementById('first')?.remove(); // the placeholder in index.html
  mount(App, { target: document.getElementById('app')! });
});

/** Once everything is shown: says when it becomes the reader's turn at another table. */
const LATER = 1500; // milliseconds
if (!__SOLO__)
  setTimeout(() => {
    import('./alerts/watch.ts').then(
      ({ watchTurns }) => watchTurns(),
      () => {}, // offline
    );
  }, LATER);

if (import.meta.env.PROD && 'serviceWorker' in navigator)
  addEventListener('load', () => void navigator.serviceWorker.register(`${import.meta.env.BASE_URL}sw.js`));
