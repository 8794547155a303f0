import type { Plugin } from 'vite';

/** The faces that every page shows. */
const EVERYWHERE =
  /(?:grenze-gotisch-latin-700-normal|alegreya-sans-latin-(?:400-normal|400-italic|800-normal)).*\.woff2$/;

/** The page asks for its faces together with its script, not when a style is first used. */
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
        if (files.length !== 4) throw new Error(`four faces are shown everywhere, and the build has ${files.length}`);
        return files.map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `${base}${file}` },
          injectTo: 'head',
        }));
      },
    },
  };
}
