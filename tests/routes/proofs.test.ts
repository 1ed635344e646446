import { describe, expect, it } from 'vitest';
import type { SliderView } from '../../app/features/verification/verification.types.ts';
import { action as logIn } from '../../app/routes/_shell.login/route.tsx';
import { action as codes, loader as codesPage } from '../../app/routes/codes.ts';
import { loader as countries } from '../../app/routes/countries.ts';
import { loader as slider, action as solve } from '../../app/routes/slider.ts';
import { loader as sliderSvg } from '../../app/routes/slider[.]svg.ts';
import { prepareSite } from './prepare-site.ts';
import { newVisitor, readErrors, type Visitor } from './visitor.ts';

const site = prepareSite();
const lucky = { username: 'lucky', password: 'play1234' };
const quickCheck = { '': ['Please do the quick check once more.'] };

const readPlace = async ({ world }: Visitor, id: string) => world.read.one('SliderPuzzle', { id }).x;

describe('a puzzle', () => {
  it('is new each time, and nobody keeps it', async () => {
    const visitor = await newVisitor(site);
    const first = await visitor.ask(slider, '/slider?scene=login');
    expect(first.headers.get('Cache-Control')).toBe('no-store');
    const view = first.json as SliderView;
    expect(view.background).toMatch(/^data:image\/png;base64,/);
    expect(view).not.toHaveProperty('x');
    const second = (await visitor.ask(slider, '/slider?scene=login')).json as SliderView;
    expect(second.sliderId).not.toBe(view.sliderId);
  });

  it.each(['', '?scene=', '?scene=other'])('is none for the scene of "%s"', async (search) => {
    const visitor = await newVisitor(site);
    for (const loader of [slider, sliderSvg]) {
      expect(await visitor.ask(loader, `/slider${search}`)).toMatchObject({ status: 400 });
    }
  });

  it('gives a proof for the right place, with which the form is taken', async () => {
    const visitor = await newVisitor(site);
    const { sliderId } = (await visitor.ask(slider, '/slider?scene=login')).json as SliderView;
    const form = { sliderId, x: String(await readPlace(visitor, sliderId)) };
    const { proof } = (await visitor.ask(solve, '/slider', { form })).json as { proof: Record<string, string> };
    expect(Object.keys(proof).sort()).toEqual(['captchaOutput', 'genTime', 'lotNumber', 'passToken']);
    expect((await visitor.ask(logIn, '/login', { form: { ...lucky, ...proof } })).status).toBe(302);
  });

  it('gives none for a wrong place, and no second try', async () => {
    const visitor = await newVisitor(site);
    const { sliderId } = (await visitor.ask(slider, '/slider?scene=login')).json as SliderView;
    const x = await readPlace(visitor, sliderId);
    for (const place of [x + 40, x]) {
      const answer = await visitor.ask(solve, '/slider', { form: { sliderId, x: String(place) } });
      expect(answer.json).toEqual({ proof: null });
    }
  });

  it.each([
    { sliderId: '../../etc', x: '10' },
    { sliderId: 'abcdefghijklmnop', x: 'far' },
    { sliderId: 'abcdefghijklmnop', x: '-1' },
    { sliderId: 'abcdefghijklmnop', x: '1001' },
    { x: '10' },
  ])('is not solved by %o', async (form) => {
    const visitor = await newVisitor(site);
    expect(await visitor.ask(solve, '/slider', { form: form as Record<string, string> })).toMatchObject({
      status: 400,
    });
    expect(visitor.countCalls('checkSlider')).toBe(0);
  });
});

describe('a puzzle without scripts', () => {
  async function newPicture() {
    const visitor = await newVisitor(site);
    const picture = await visitor.ask(sliderSvg, '/slider.svg?scene=login');
    return { visitor, picture, x: await readPlace(visitor, visitor.cookies.sliderId ?? '') };
  }

  it('is one picture with a scale, and a cookie that scripts do not see', async () => {
    const { picture } = await newPicture();
    expect(picture.headers.get('Content-Type')).toContain('image/svg+xml');
    expect(picture.headers.get('Cache-Control')).toBe('no-store');
    expect(picture.cookies[0]).toMatch(/^sliderId=.*HttpOnly; SameSite=Lax$/);
    expect(picture.text).toMatch(/^<svg [\s\S]*<\/svg>$/);
  });

  it('is solved by the place that was read off', async () => {
    const { visitor, x } = await newPicture();
    const form = { ...lucky, sliderX: String(x) };
    expect((await visitor.ask(logIn, '/login', { form })).status).toBe(302);
  });

  it.each([
    ['a wrong place', (x: number) => String(x + 40)],
    ['no number', () => 'there'],
    ['none', () => ''],
  ])('is not solved by %s', async (_name, typed) => {
    const { visitor, x } = await newPicture();
    const answer = await visitor.ask(logIn, '/login', { form: { ...lucky, sliderX: typed(x) } });
    expect(readErrors(answer)).toEqual(quickCheck);
    expect(visitor.countCalls('login')).toBe(0);
  });

  it('is not solved by somebody who was shown none', async () => {
    const { visitor, x } = await newPicture();
    delete visitor.cookies.sliderId;
    const form = { ...lucky, sliderX: String(x) };
    expect(readErrors(await visitor.ask(logIn, '/login', { form }))).toEqual(quickCheck);
  });

  it('is not needed where the brand wants none', async () => {
    const visitor = await newVisitor(site);
    const { thirdParty } = visitor.world.read.one('Brand', { code: 'baize' });
    const changed = JSON.stringify({ ...JSON.parse(thirdParty), sliderScenes: [] });
    await visitor.world.patch('Brand', { code: 'baize' }, { thirdParty: changed });
    expect((await visitor.ask(logIn, '/login', { form: lucky })).status).toBe(302);
  });
});

describe('a code', () => {
  const unknown = { mobileNum: '09995550123', countryDialingCode: '63' };
  const readNumber = async ({ memberNamed }: Visitor, username = 'lucky') => ({
    mobileNum: (await memberNamed(username)).mobileNum ?? '',
    countryDialingCode: '63',
  });

  it('for signing in is sent, and for how long it is good', async () => {
    const visitor = await newVisitor(site);
    const target = await readNumber(visitor);
    const answer = await visitor.ask(codes, '/codes', { form: { scene: 'login', ...target } });
    expect(answer.json).toEqual({ isSent: true, minutes: 2 });
    expect(await visitor.codeSentTo(`+63${target.mobileNum.slice(1)}`)).toMatch(/^\d{6}$/);
    const again = await visitor.ask(codes, '/codes', { form: { scene: 'login', ...target } });
    expect(again.json).toEqual({
      isSent: false,
      warning: 'Too many attempts. Please wait 2 min and try again.',
    });
  });

  it('for signing in looks sent to a number that nobody has', async () => {
    const visitor = await newVisitor(site);
    const answer = await visitor.ask(codes, '/codes', { form: { scene: 'login', ...unknown } });
    expect(answer.json).toEqual({ isSent: true, minutes: 2 });
    expect(visitor.world.read.list('InboxMessage', { to: '+639995550123' }).length).toBe(0);
  });

  it('for signing in is not sent where the brand signs nobody in by text message', async () => {
    const visitor = await newVisitor(site, 'harbor');
    const form = { scene: 'login', mobileNum: '0812345678', countryDialingCode: '66' };
    expect((await visitor.ask(codes, '/codes', { form })).json).toMatchObject({ isSent: false });
  });

  it.each(['register', 'forgot'] as const)('for the scene %s needs a person', async (scene) => {
    const visitor = await newVisitor(site);
    const target = scene === 'register' ? unknown : await readNumber(visitor);
    const without = await visitor.ask(codes, '/codes', { form: { scene, ...target } });
    expect(without.json).toEqual({ isSent: false, warning: 'Please do the quick check first.' });
    const form = { scene, ...target, ...(await visitor.proof('sms')) };
    expect((await visitor.ask(codes, '/codes', { form })).json).toEqual({ isSent: true, minutes: 2 });
    const twice = await visitor.ask(codes, '/codes', { form: { ...form, mobileNum: '09995550124' } });
    expect(twice.json).toEqual({ isSent: false, warning: 'Please do the quick check first.' });
  });

  it('for registering is refused for a number that somebody has', async () => {
    const visitor = await newVisitor(site);
    const form = { scene: 'register', ...(await readNumber(visitor)), ...(await visitor.proof('sms')) };
    expect((await visitor.ask(codes, '/codes', { form })).json).toMatchObject({
      isSent: false,
      warning: 'This number is already registered. Log in with it, or use another.',
    });
  });

  it.each([
    { ...unknown, mobileNum: '0917' },
    { ...unknown, mobileNum: '0'.repeat(31) },
    { ...unknown, countryDialingCode: '+63' },
  ])('is refused for %o', async (target) => {
    const visitor = await newVisitor(site);
    const answer = await visitor.ask(codes, '/codes', { form: { scene: 'login', ...target } });
    expect(answer.json).toEqual({ isSent: false, warning: 'The phone number format is incorrect.' });
  });

  it('shows the words of a gateway that refuses, and its own where it cannot be reached', async () => {
    const visitor = await newVisitor(site);
    const ask = async () => (await visitor.ask(codes, '/codes', { form: { scene: 'login', ...unknown } })).json;
    visitor.world.faults.set([{ operation: 'sendLoginSms', kind: 'refuse', status: 422 }]);
    expect(await ask()).toEqual({ isSent: false, warning: 'Refused on purpose.' });
    visitor.world.faults.set([{ operation: 'sendLoginSms', kind: 'html', status: 502 }]);
    expect(await ask()).toEqual({ isSent: false, warning: 'Network link is abnormal, please try again' });
  });

  it.each(['', 'other'])('is none for the scene "%s"', async (scene) => {
    const visitor = await newVisitor(site);
    expect(await visitor.ask(codes, '/codes', { form: { scene, ...unknown } })).toMatchObject({ status: 400 });
  });

  it('is not sent by an address that is opened', () => {
    expect(codesPage().headers.get('Location')).toBe('/login');
  });
});

it('countries have their names and dialling codes', async () => {
  const visitor = await newVisitor(site);
  const { data } = await visitor.ask(countries, '/countries');
  const { countries: list } = data as { countries: object[] };
  expect(list).toContainEqual(['63', 'Philippines']);
  expect(list.length).toBeGreaterThan(50);
});
