import type { Answer } from '../../support/ask.ts';

// Mozilla's observatory, its rules for a site without cookies, without third parties and with
// scripts of its own only: what each costs or brings, from
// https://github.com/mdn/mdn-http-observatory (src/analyzer, src/grader).
const policyOf = ({ headers }: Answer) =>
  new Map(
    String(headers['content-security-policy'] ?? '')
      .split(';')
      .map((part): [string, string[]] => {
        const [name = '', ...values] = part.trim().split(/\s+/);
        return [name, values];
      }),
  );
// The backend of a test is on this machine, without TLS.
const unsafe = (values: string[] = []) =>
  values.some((each) => /^'unsafe-|^(\*|https?:|data:|blob:)$|^http:(?!\/\/localhost:)/.test(each));
const scripts = ({ body }: Answer) =>
  [...body.matchAll(/<script\b([^>]*)>/g)].map(([, attributes = '']) => attributes);

const rules: Record<string, (answer: Answer) => number> = {
  'content-security-policy': (answer) => {
    const policy = policyOf(answer);
    const all = [...policy.values()];
    if (all.some(unsafe)) return -20;
    return policy.get('default-src')?.join() === "'none'" ? 10 : 0;
  },
  cookies: ({ headers }) => (headers['set-cookie'] ? -20 : 0),
  'cross-origin-resource-sharing': ({ headers }) =>
    headers['access-control-allow-origin'] ? -50 : 0,
  'cross-origin-resource-policy': ({ headers }) =>
    headers['cross-origin-resource-policy'] === 'same-origin' ? 10 : 0,
  'referrer-policy': ({ headers }) =>
    ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'].includes(
      String(headers['referrer-policy']),
    )
      ? 5
      : -5,
  // Half a year and more costs nothing; a new site says a day, until the setting HSTS raises it.
  'strict-transport-security': ({ headers }) =>
    headers['strict-transport-security'] === 'max-age=86400' ? 0 : -20,
  'subresource-integrity': (answer) =>
    scripts(answer).every(
      (each) => /\bsrc="\/(?!\/)/.test(each) || /type="application\/ld\+json"/.test(each),
    )
      ? 0
      : -5,
  'x-content-type-options': ({ headers }) =>
    headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
  'x-frame-options': (answer) =>
    policyOf(answer).get('frame-ancestors')?.join() === "'none'" ? 5 : -20,
};

/** The rules that take points from an answer, and what it comes to: A+ begins at 100. */
export function judged(answer: Answer) {
  const points = Object.entries(rules).map(([name, rule]) => [name, rule(answer)] as const);
  return {
    reproaches: points.filter(([, each]) => each < 0),
    grade: points.reduce((sum, [, each]) => sum + each, 100),
  };
}
