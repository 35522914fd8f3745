/** Causes are where the eye is: what flies over the duel's table, frame by frame. */
import { expect, type Page, test } from '@playwright/test';
import { type Scene, sceneOf } from './support/duels.js';

interface Box {
  readonly x: number;
  readonly y: number;
}

/** The middles of what moves, in one frame. */
interface Frame {
  readonly cause: Box | null;
  readonly text: string;
  readonly blow: Box | null;
  readonly dice: Readonly<Record<string, Box>>;
  readonly hurt: number;
}

/** Looks at every frame until a cause has come and gone. Runs inside the page. */
function watchFlight(): Promise<Frame[]> {
  const frames: Frame[] = [];
  const middle = (element: Element | null): Box | null => {
    if (element === null) return null;
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  };
  const end = performance.now() + 12_000;
  return new Promise((resolve) => {
    const look = (): void => {
      const cause = document.querySelector('.dq-cause');
      const dice = [...document.querySelectorAll('[data-die]')];
      const seen = frames.length > 0;
      if (cause !== null || seen)
        frames.push({
          cause: middle(cause),
          text: cause?.textContent ?? '',
          blow: middle(document.querySelector('.dq-coming')),
          dice: Object.fromEntries(dice.map((die) => [die.getAttribute('data-die'), middle(die)!])),
          hurt: document.querySelectorAll('.float-loss').length,
        });
      if ((seen && cause === null) || performance.now() > end) resolve(frames);
      else requestAnimationFrame(look);
    };
    look();
  });
}

/** Goes to the moment before it, and on by one choice. */
async function show(page: Page, { text, n }: Scene): Promise<Frame[]> {
  await page.goto('./#/settings');
  await page.evaluate((record) => {
    sessionStorage.setItem('fray.file', record);
    localStorage.setItem('fray.settings', '{"animation":"slow","soundAsked":true}');
  }, text);
  await page.goto(`./#/replay/file/loaded/${n - 1}/0`);
  await page.reload();
  await page.locator('.dq-table').waitFor();
  const flight = page.evaluate(watchFlight);
  await page.keyboard.press('ArrowRight');
  if (process.env['FRAY_SHOTS']) await shoot(page, process.env['FRAY_SHOTS']);
  return (await flight).filter((frame) => frame.cause !== null);
}

async function shoot(page: Page, folder: string): Promise<void> {
  await page.locator('.dq-cause').waitFor();
  for (let i = 0; i < 8; i++)
    await page.screenshot({ path: `${folder}/${test.info().title.slice(0, 12)}-${i}.png` });
}

async function middleOf(page: Page, selector: string): Promise<Box> {
  const { x, y, width, height } = (await page.locator(selector).first().boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

const far = (a: Box, b: Box): number => Math.hypot(a.x - b.x, a.y - b.y);

test('the name of an ability flies from its coin to the die it changes', async ({ page }) => {
  const scene = sceneOf('charm', ({ type }) => type === 'die');
  const frames = await show(page, scene);
  const { seat, owner, die, speed } = scene.event.data;
  const key = `${speed === true ? 'speed' : 'damage'}.${owner}.${die}`;
  const line = await middleOf(page, `[data-ability="${seat}.charm"]`);
  const [first, last] = [frames[0]!, frames.at(-1)!];
  expect(first.text).toBe('Charm');
  expect(far(first.cause!, line), 'it sets out at its coin').toBeLessThan(120);
  const others = Object.keys(last.dice).filter((each) => each !== key);
  const off = far(last.cause!, last.dice[key]!);
  expect(off, 'it comes to the die').toBeLessThan(90);
  for (const other of others) expect(far(last.cause!, last.dice[other]!), other).toBeGreaterThan(off);
});

test('dice that are swapped trade places', async ({ page }) => {
  const scene = sceneOf('trickster', ({ type }) => type === 'swap');
  const frames = await show(page, scene);
  const { seat, mine, theirs } = scene.event.data;
  const [own, foe] = [`speed.${seat}.${mine}`, `speed.${1 - Number(seat)}.${theirs}`];
  const { [own]: ownPlace, [foe]: foePlace } = frames[0]!.dice;
  const apart = far(ownPlace!, foePlace!);
  expect(apart, 'they lie apart').toBeGreaterThan(60);
  const nearest = (key: string, place: Box): number =>
    Math.min(...frames.map((frame) => far(frame.dice[key]!, place)));
  expect(nearest(own, foePlace!), 'mine goes to the place of theirs').toBeLessThan(apart / 4);
  expect(nearest(foe, ownPlace!), 'theirs goes to the place of mine').toBeLessThan(apart / 4);
  const side = (frame: Frame): number => Math.sign(frame.dice[own]!.x - frame.dice[foe]!.x);
  expect(new Set(frames.map(side)).size, 'they pass each other').toBeGreaterThan(1);
  const last = frames.at(-1)!;
  expect(far(last.dice[own]!, ownPlace!), 'then the dice lie as they are').toBeLessThan(12);
  expect(last.text).toBe('Trickster');
  expect(far(last.cause!, { x: (ownPlace!.x + foePlace!.x) / 2, y: ownPlace!.y })).toBeLessThan(90);
});

test('a dodge meets the blow on its way, and the blow does not arrive', async ({ page }) => {
  const scene = sceneOf('vanish', ({ type }) => type === 'avoided');
  const frames = await show(page, scene);
  const { seat, by } = scene.event.data;
  const target = await middleOf(page, `[data-health="${seat}"]`);
  const striker = await middleOf(page, `[data-health="${by}"]`);
  const coming = frames.flatMap(({ blow }) => (blow === null ? [] : [blow]));
  expect(coming.length, 'a blow is seen').toBeGreaterThan(5);
  expect(far(coming[0]!, striker), 'it sets out at the striker').toBeLessThan(120);
  const nearest = Math.min(...coming.map((blow) => far(blow, target)));
  expect(nearest, 'it never arrives').toBeGreaterThan(0.4 * far(striker, target));
  expect(nearest, 'it is on its way').toBeLessThan(0.7 * far(striker, target));
  const met = frames.filter(
    ({ cause, blow }) => blow !== null && far(cause!, blow) < 0.25 * far(striker, target),
  );
  expect(met.length, 'the dodge is in its way').toBeGreaterThan(0);
  expect(met[0]!.text).toBe('Vanish');
  expect(frames.every(({ hurt }) => hurt === 0)).toBe(true);
});
