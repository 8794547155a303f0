import { expect, test } from 'vitest';
import { readConfig } from '../src/config.ts';

test('without a word from outside, everything has a value', () => {
  expect(readConfig({})).toMatchObject({ HOST: '127.0.0.1', PORT: 8080, TLS: false, LOG: 'info' });
});

test('every variable that is wrong is named, with what is wrong', () => {
  const sentences = readConfig({ TROLLMOOT_PORT: 'many', TROLLMOOT_LOG: 'loud', TROLLMOOT_ORIGINS: 'here,there' });
  expect(sentences).toHaveLength(4);
  expect(sentences).toContainEqual(expect.stringMatching(/^TROLLMOOT_PORT: /));
  expect(sentences).toContainEqual(expect.stringMatching(/^TROLLMOOT_LOG: /));
});

test('PORT and HOST are understood without the prefix, as hosts of programs like to set them', () => {
  expect(readConfig({ PORT: '9000', HOST: '0.0.0.0' })).toMatchObject({ PORT: 9000, HOST: '0.0.0.0' });
});
