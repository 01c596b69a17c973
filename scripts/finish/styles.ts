const characters: Record<string, string> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
};

/** Turns style attributes, which the security policy refuses, into classes of the stylesheets. */
export class Styles {
  readonly #names = new Map<string, string>();

  take(html: string): string {
    return html.replace(/<[a-z][^<>]*? style="[^"]*"[^<>]*>/g, (tag) => {
      const style = / style="([^"]*)"/.exec(tag)?.[1] ?? '';
      const declarations = style.replace(
        /&(?:quot|#x27|amp|lt|gt);/g,
        (entity) => characters[entity] ?? entity,
      );
      const name = this.#names.get(declarations) ?? `s-${this.#names.size.toString(36)}`;
      this.#names.set(declarations, name);
      const bare = tag.replace(/ style="[^"]*"/, '');
      return / class="/.test(bare)
        ? bare.replace(/ class="/, ` class="${name} `)
        : bare.replace(/^<[a-z][\w-]*/, `$& class="${name}"`);
    });
  }

  css(): string {
    return [...this.#names].map(([declarations, name]) => `.${name}{${declarations}}`).join('\n');
  }
}
