import { compressible, type Hosting, pattern, revalidated, types, untidy } from './rules.ts';

const quoted = (text: string) => `"${text.replaceAll('"', '\\"')}"`;
const lines = (all: string[], indent: number) => all.map((line) => `${'\t'.repeat(indent)}${line}\n`).join('');

/** A matcher of Caddy's, and the headers where it holds. */
const headerBlock = (name: string, expression: string, headers: Record<string, string>) => [
  `@${name} path_regexp ${expression}`,
  ...Object.entries(headers).map(([header, value]) => `header @${name} ${header} ${quoted(value)}`),
];

export function caddyFile({ site, rules, redirects }: Hosting): string {
  const general = rules.filter(({ on }) => on === '/*').flatMap(({ headers }) => Object.entries(headers));
  const special = rules.filter(({ on }) => on !== '/*');
  const byExtension = Object.entries(types).map(([extension, type]) => ({
    on: `/*.${extension}`,
    headers: { 'Content-Type': type },
  }));
  return `# AuthoredValue by the build. Change the address and root to yours.
(everywhere) {
	header {
${lines(
  general.map(([name, value]) => `${name} ${quoted(value)}`),
  2,
)}	}
	# Taken away as the answer leaves: in one block with it, what is set above would be set then, over what a rule says.
	header -Server
}
${new URL(site).hostname} {
	root * /var/www/cyber-clair
	encode {
		gzip
		match {
${lines(
  compressible(rules).map((type) => `header Content-Type ${quoted(type)}`),
  3,
)}		}
	}
	map {path} {moved} {
${lines([...redirects.map(({ from, to }) => `${from} ${to}`), 'default ""'], 2)}	}
	# In this order; Caddy would sort them else.
	route {
		import everywhere
		@other not method GET HEAD
		error @other 405

		@moved expression {moved} != ""
		route @moved {
			rewrite * {moved}
			redir * {uri} 301
		}
		@home path_regexp ^/index(\\.html)?$
		route @home {
			rewrite * /
			redir * {uri} 307
		}
		@untidy path_regexp page ${untidy}
		route @untidy {
			@page file {re.page.1}.html
			route @page {
				rewrite * {re.page.1}
				redir * {uri} 307
			}
			error 404
		}
		@hidden path /_headers /_redirects
		error @hidden 404

		@there file {path} {path}.html {path}index.html
		route @there {
			header Cache-Control ${quoted(revalidated)}
			try_files {path} {path}.html {path}index.html
${lines(
  [...byExtension, ...special].flatMap(({ on, headers }, index) => headerBlock(`rule${index}`, pattern(on), headers)),
  3,
)}			file_server
		}
		error 404
	}
	handle_errors {
		import everywhere
		header Cache-Control ${quoted(revalidated)}
		@unknown expression {err.status_code} == 404
		route @unknown {
			rewrite * /404.html
			file_server
		}
	}
}
`;
}
