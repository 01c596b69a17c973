import {
  compressible,
  type Hosting,
  pattern,
  type Rule,
  revalidated,
  types,
  untidy,
} from './rules.ts';

const quoted = (text: string) => `"${text.replaceAll(/["\\]/g, '\\$&')}"`;
const lines = (all: string[], indent: number) =>
  all.map((line) => `${' '.repeat(indent)}${line}\n`).join('');

/** A header that is not the same everywhere; the first path that fits decides. */
function mapped(name: string, rules: Rule[], otherwise: string) {
  const variable = `$${name.toLowerCase().replaceAll('-', '_')}`;
  const cases = rules.flatMap(({ on, headers }) =>
    headers[name] ? [`${quoted(`~${pattern(on)}`)} ${quoted(headers[name])};`] : [],
  );
  return {
    variable,
    text: `map $uri ${variable} {\n${lines([...cases, `default ${quoted(otherwise)};`], 2)}}\n`,
  };
}

/** What nginx includes in its `http` block. */
export function nginxFile({ site, rules, redirects }: Hosting): string {
  const general = rules
    .filter(({ on }) => on === '/*')
    .flatMap(({ headers }) => Object.entries(headers));
  const special = rules.filter(({ on }) => on !== '/*');
  const overruled = general.flatMap(([name, value]) =>
    special.some(({ headers }) => headers[name]) ? [{ name, ...mapped(name, special, value) }] : [],
  );
  const said = (name: string, value: string) =>
    overruled.find((each) => each.name === name)?.variable ?? quoted(value);
  const cache = mapped('Cache-Control', special, revalidated);
  const robots = mapped('X-Robots-Tag', special, '');
  const typed = special.flatMap(({ on, headers }) => {
    const type = headers['Content-Type'];
    if (!type) return [];
    const place = on.includes('*') ? `~ ${quoted(pattern(on))}` : `= ${on}`;
    return [`location ${place} { types {} default_type ${quoted(type)}; try_files $uri =404; }`];
  });
  return `# Written by the build. Change listen, server_name and root to yours; certificates are your own tool's to add.
${cache.text}${robots.text}${overruled.map(({ text }) => text).join('')}# An answer that leads elsewhere has no age of its own.
map $status $kept {
  ~^30[178]$ "";
  default ${cache.variable};
}
# With ~, since nginx takes no notice of letter case else.
map $uri $moved {
${lines([...redirects.map(({ from, to }) => `${quoted(`~${pattern(from)}`)} ${to};`), 'default "";'], 2)}}
server {
  listen 80;
  server_name ${new URL(site).hostname};
  root /var/www/cyber-clair;

  server_tokens off;
  absolute_redirect off;
  gzip on;
  gzip_vary on;
  gzip_comp_level 6;
  gzip_types ${compressible(rules).map(quoted).join(' ')};
  types {
${lines(
  Object.entries(types).map(([extension, type]) => `${quoted(type)} ${extension};`),
  4,
)}  }
${lines(
  general.map(([name, value]) => `add_header ${name} ${said(name, value)} always;`),
  2,
)}  add_header X-Robots-Tag ${robots.variable} always;
  add_header Cache-Control $kept always;

  if ($request_method !~ ^(GET|HEAD)$) { return 405; }
  if ($moved) { return 301 $moved$is_args$args; }
  error_page 403 404 /404.html;

  location ~ ^/index(\\.html)?$ { return 307 /$is_args$args; }
  location ~ ${quoted(untidy)} {
    set $page $1;
    if (-f $document_root$page.html) { return 307 $page$is_args$args; }
    return 404;
  }
  location ~ ^/_(headers|redirects)$ { return 404; }
  location = /404.html { internal; }
  location = / { try_files /index.html =404; }
${lines(typed, 2)}  location / { try_files $uri $uri.html =404; }
}
`;
}
