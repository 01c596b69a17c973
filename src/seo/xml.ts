const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escapeXml = (text: string) => text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);

/** `<name>text</name>`, or nothing when there is no text. */
export const element = (name: string, text: string | undefined) =>
  text ? `<${name}>${escapeXml(text)}</${name}>` : '';
