import { routes } from '../../src/content/inventory.ts';
import { expect, test } from './test.ts';

// Mozilla's observatory, its rules for a site without cookies, without third parties and with scripts of its own only:
// what each costs or brings, from https://github.com/mdn/mdn-http-observatory (src/analyzer, src/grader).
type Answer = { headers: Record<string, string>; html: string };
const policyOf = ({ headers }: Answer) =>
  new Map(
    (headers['content-security-policy'] ?? '').split(';').map((part): [string, string[]] => {
      const [name = '', ...values] = part.trim().split(/\s+/);
      return [name, values];
    }),
  );
// The backend of a test is on this machine, without TLS.
const unsafe = (values: string[] = []) =>
  values.some((each) => /^'unsafe-|^(\*|https?:|data:|blob:)$|^http:(?!\/\/localhost:)/.test(each));
const scripts = ({ html }: Answer) => [...html.matchAll(/<script\b([^>]*)>/g)].map(([, attributes = '']) => attributes);

const rules: Record<string, (answer: Answer) => number> = {
  'content-security-policy': (answer) => {
    const policy = policyOf(answer);
    const all = [...policy.values()];
    if (all.some(unsafe)) return -20;
    return policy.get('default-src')?.join() === "'none'" ? 10 : 0;
  },
  cookies: ({ headers }) => (headers['set-cookie'] ? -20 : 0),
  'cross-origin-resource-sharing': ({ headers }) => (headers['access-control-allow-origin'] ? -50 : 0),
  'cross-origin-resource-policy': ({ headers }) => (headers['cross-origin-resource-policy'] === 'same-origin' ? 10 : 0),
  'referrer-policy': ({ headers }) =>
    ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'].includes(headers['referrer-policy'] ?? '')
      ? 5
      : -5,
  // Half a year and more costs nothing; a new site says a day, until the setting HSTS raises it.
  'strict-transport-security': ({ headers }) => (headers['strict-transport-security'] === 'max-age=86400' ? 0 : -20),
  'subresource-integrity': (answer) =>
    scripts(answer).every((each) => /\bsrc="\/(?!\/)/.test(each) || /type="application\/ld\+json"/.test(each)) ? 0 : -5,
  'x-content-type-options': ({ headers }) => (headers['x-content-type-options'] === 'nosniff' ? 0 : -5),
  'x-frame-options': (answer) => (policyOf(answer).get('frame-ancestors')?.join() === "'none'" ? 5 : -20),
};

test('Mozilla’s observatory has no reproach, and gives the best grade', async ({ request }) => {
  for (const route of [...routes, '/une-adresse-inconnue']) {
    const response = await request.get(route);
    const answer = { headers: response.headers(), html: await response.text() };
    const score = Object.entries(rules).map(([name, rule]): [string, number] => [name, rule(answer)]);
    expect(
      score.filter(([, points]) => points < 0),
      route,
    ).toEqual([]);
    // A+ begins at 100.
    expect(
      score.reduce((sum, [, points]) => sum + points, 100),
      route,
    ).toBeGreaterThanOrEqual(130);
  }
});

test('powers that the site does not use are given up; nobody else may open or embed it', async ({ request }) => {
  const headers = (await request.get('/')).headers();
  for (const power of ['camera', 'geolocation', 'microphone', 'payment', 'usb']) {
    expect(headers['permissions-policy']).toContain(`${power}=()`);
  }
  expect(headers['cross-origin-opener-policy']).toBe('same-origin');
  expect(headers['x-frame-options']).toBe('DENY');
});
