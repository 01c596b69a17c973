import { join } from 'node:path';

// What a run of tests says of itself in JUnit's way, which all runners know: how many passed, how
// many did not, and which.

export type Count = { passed: number; failed: number; titles: string[] };

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Whoever is left out has not passed. `folder`: that in which the runner looks for its files. */
export function countTests(report: string, folder = ''): Count {
  const tests = [...report.matchAll(/<testcase\b([^>]*?)(?:\/>|>([\s\S]*?)<\/testcase>)/g)];
  const titles = tests
    .filter(([, , said = '']) => /<(?:failure|error|skipped)\b/.test(said))
    .map(([, attributes = '']) => {
      const of = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';
      const title = of('name').replace(
        /&(\w+);/g,
        (entity, name: string) => entities[name] ?? entity,
      );
      return `${join(folder, of('classname'))} › ${title}`;
    });
  return { passed: tests.length - titles.length, failed: titles.length, titles };
}
