/** Svelte 5 strips types itself; runes everywhere, so that nothing reactive hides in a plain `let`. */
export default { compilerOptions: { runes: true } };
