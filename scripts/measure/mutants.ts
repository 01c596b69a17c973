import { parseSync } from '@swc/core';

/** One small change of a program that its tests have to notice. */
export type Mutant = { line: number; what: string; source: string };

type Span = { start: number; end: number };
type Node = { type: string; span: Span } & Record<string, unknown>;

const operators: Record<string, string[]> = {
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '**': ['*'],
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '&&': ['||'],
  '||': ['&&'],
  '??': ['&&'],
};

/** Calls that narrow, order or shape what they are called on: without them it goes through as it is. */
const steps = new Set(
  'check extend filter int length max maxLength min minLength multipleOf nonempty nonnegative normalize optional positive refine regex replace replaceAll reverse slice sort strict superRefine toLowerCase toSorted transform trim'.split(
    ' ',
  ),
);

/** What stands where no program runs, or where another word would not be another program. */
const silent = new Set([
  'ImportDeclaration',
  'ExportAllDeclaration',
  'TsTypeAnnotation',
  'TsTypeAliasDeclaration',
  'TsInterfaceDeclaration',
]);
const isType = (type: string) => silent.has(type) || (type.startsWith('Ts') && !/^Ts(As|Satisfies|NonNull|Const)/.test(type));

/** All the mutants of a source, in the order of its lines. */
export function mutantsOf(source: string): Mutant[] {
  const bytes = Buffer.from(source);
  const found: (Span & { by: string })[] = [];
  const at = ({ start, end }: Span) => bytes.subarray(start - 1, end - 1).toString();
  const change = (span: Span, ...others: string[]) => found.push(...others.map((by) => ({ ...span, by })));

  const visit = (node: Node, parent?: Node) => {
    if (isType(node.type ?? '')) return;
    makers[node.type]?.(node, change, at, parent);
    for (const value of Object.values(node)) for (const child of [value].flat()) if (isNode(child)) visit(child, node);
  };
  visit(parseSync(source, { syntax: 'typescript' }) as unknown as Node);

  return found
    .sort((a, b) => a.start - b.start || b.end - a.end)
    .map(({ start, end, by }) => ({
      line: bytes
        .subarray(0, start - 1)
        .toString()
        .split('\n').length,
      what: `${short(at({ start, end }))} → ${short(by)}`,
      source: Buffer.concat([bytes.subarray(0, start - 1), Buffer.from(by), bytes.subarray(end - 1)]).toString(),
    }));
}

type Maker = (node: Node, change: (span: Span, ...others: string[]) => void, at: (span: Span) => string, parent?: Node) => void;

const child = (node: Node, name: string) => spanOf(node[name] as Node);
const never = 'undefined as never';

const makers: Record<string, Maker> = {
  BinaryExpression: (node, change, at) => {
    const between = { start: child(node, 'left').end, end: child(node, 'right').start };
    const operator = String(node.operator);
    const text = at(between);
    // A bracket may stand between: only the sign itself is replaced.
    const place = Buffer.from(text.slice(0, text.indexOf(operator))).length;
    const start = between.start + place;
    change({ start, end: start + operator.length }, ...(operators[operator] ?? []));
  },
  UnaryExpression: (node, change, at) => {
    if (node.operator === '!') change(node.span, at(child(node, 'argument')));
  },
  ConditionalExpression: (node, change) => change(child(node, 'test'), 'true', 'false'),
  IfStatement: (node, change) => change(child(node, 'test'), 'true', 'false'),
  NumericLiteral: (node, change) => change(node.span, String(Number(node.value) + 1)),
  BooleanLiteral: (node, change) => change(node.span, String(!node.value)),
  StringLiteral: (node, change, at, parent) => {
    if (parent?.type === 'KeyValueProperty' && parent.key === node) return;
    change(node.span, at(node.span).length > 2 ? "''" : "'autre'");
  },
  TemplateLiteral: (node, change) => change(node.span, '``'),
  RegExpLiteral: (node, change) => change(node.span, '/(?!)/g'),
  ArrayExpression: (node, change) => {
    if ((node.elements as unknown[]).length > 0) change(node.span, '[]');
  },
  ArrowFunctionExpression: (node, change) => {
    const body = node.body as Node;
    if (body.type !== 'BlockStatement') change(spanOf(body), body.type === 'ParenthesisExpression' ? `(${never})` : never);
  },
  FunctionDeclaration: (node, change) => change((node.body as Node).span, '{}'),
  CallExpression: (node, change, at) => {
    const callee = node.callee as Node;
    const { object, property } = callee as unknown as { object?: Node; property?: Node };
    if (object && steps.has(String(property?.value))) change(node.span, at(spanOf(object)));
  },
};

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && ('type' in value || 'expression' in value);

/** A call's argument has its place in the expression it holds. */
const spanOf = (node: Node): Span => node.span ?? (node.expression as Node).span;

const short = (text: string) => {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 57)}…` : line;
};
