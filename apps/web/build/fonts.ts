import type { Plugin } from 'vite';

/** The fonts that every page shows. */
const EVERYWHERE =
  /(?:grenze-gotisch-latin-700-normal|alegreya-sans-latin-(?:400-normal|400-italic|800-normal)).*\.woff2$/;

/** Preloads the fonts together with the script, instead of when a style first uses them. */
export function fonts(): Plugin {
  let base = '/';
  return {
    name: 'fonts',
    apply: 'build',
    configResolved(config) {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const files = Object.keys(bundle).filter((name) => EVERYWHERE.test(name));
        if (files.length !== 4)
          throw new Error(`Expected the four fonts of src/fonts.ts in the build, found ${files.length}.`);
        return files.map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `${base}${file}` },
          injectTo: 'head',
        }));
      },
    },
  };
}
