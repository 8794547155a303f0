import { expect, test } from '@playwright/test';
import { dice as chance, chooseSettings } from '@trollmoot/kernel';
import { type GameSettings, type Role, VARIANTS, vast } from '@trollmoot/vast';
import { savedWhen } from '@trollmoot/web/test/saves.ts';
import { openSaved, quickly } from '@trollmoot/web/test/tools.ts';
import { about } from '../../screen/about.ts';

test('a line of the Chronicle bears the mark of the role it begins with, no matter who acted', () => {
  const of: { readonly [name: string]: Role } = { Fangs: 'goblins', Bones: 'goblins', Eye: 'goblins' };
  const wrong = new Set<string>();
  let told = 0;
  for (const { roles } of VARIANTS.filter((row) => row.roles.length > 1)) {
    const settings = chooseSettings(vast, { roles }, roles.length) as GameSettings;
    const s = vast.setup(settings, roles.length, `marks ${roles}`);
    const random = chance(`marks ${roles}`);
    for (let ply = 0; ply < 200 && s.outcome === null; ply++) {
      const by = vast.waitingFor(s)[0]!;
      const options = vast.options(s, by);
      s.news = [];
      vast.play(s, by, options[random(options.length)]!);
      const view = vast.view(s, null);
      for (const news of s.news) {
        const text = vast.words.en.narrate(news, view) ?? '';
        const name = /^The (\w+)\b(?!’)/.exec(text)?.[1] ?? '';
        const role = of[name] ?? view.roles.find((other) => other === name.toLowerCase());
        if (role === undefined || !view.roles.includes(role)) continue;
        told++;
        if (view.roles[about(news, view) ?? by] !== role) wrong.add(`${news.news}: ${text}`);
      }
    }
  }
  expect([...wrong]).toEqual([]);
  expect(told).toBeGreaterThan(1000);
});

test('every turn is one chapter: what happens as it begins is told in it', async ({ page }) => {
  await quickly(page);
  const saved = savedWhen(vast as never, { seats: 5, seed: 'war' }, ({ step, view }) => {
    const { round } = view() as { round: number };
    return step.step === 'goblins.war' && round >= 7;
  });
  await openSaved(page, saved);
  const heads = await page.locator('#choices ol li.head').allInnerTexts();
  expect(heads.length).toBeGreaterThan(20);
  expect(heads.filter((head, i) => heads.indexOf(head) !== i)).toEqual([]);
});
