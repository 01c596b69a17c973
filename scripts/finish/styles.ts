import { createHash } from 'node:crypto';

const characters: Record<string, string> = { '&quot;': '"', '&#x27;': "'", '&amp;': '&', '&lt;': '<', '&gt;': '>' };

/** Turns style attributes, which the security policy refuses, into classes of the one stylesheet. */
export class Styles {
  readonly rules = new Map<string, string>();

  take(html: string): string {
    return html.replace(/<[a-z][^<>]*? style="[^"]*"[^<>]*>/g, (tag) => {
      const style = / style="([^"]*)"/.exec(tag)?.[1] ?? '';
      const declarations = style.replace(/&(?:quot|#x27|amp|lt|gt);/g, (entity) => characters[entity] ?? entity);
      const name = `s-${createHash('sha256').update(declarations).digest('hex').slice(0, 6)}`;
      this.rules.set(name, declarations);
      const bare = tag.replace(/ style="[^"]*"/, '');
      return / class="/.test(bare)
        ? bare.replace(/ class="/, ` class="${name} `)
        : bare.replace(/^<[a-z][\w-]*/, `$& class="${name}"`);
    });
  }

  css(): string {
    return [...this.rules].map(([name, declarations]) => `.${name}{${declarations}}`).join('\n');
  }
}
