/** What is wrong with the file of redirections of the host. */
export function redirectProblems(file: string, routes: string[]): string[] {
  const rules = file
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split(' '));
  const from = rules.map(([source]) => source ?? '');
  return rules.flatMap(([source = '', target = '', status], index) => [
    ...(status === '301' ? [] : [`${source}: 301 expected`]),
    ...(routes.includes(source) ? [`${source}: a page has this address`] : []),
    ...(from.indexOf(source) !== index ? [`${source}: twice`] : []),
    ...(from.includes(target) ? [`${source}: leads to ${target}, which leads on`] : []),
    ...(routes.includes(target) ? [] : [`${source}: leads to ${target}, which is no page`]),
  ]);
}
