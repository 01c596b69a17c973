const MAX_LINE_BYTES = 75;

/**
 * Splits a line of an iCalendar or vCard file into lines of at most 75 bytes. Each further line
 * begins with a space (« folding », RFC 5545, 3.1).
 */
export function foldLine(line: string): string {
  const encoder = new TextEncoder();
  let room = MAX_LINE_BYTES;
  let text = '';
  for (const character of line) {
    const bytes = encoder.encode(character).length;
    if (bytes > room) {
      text += '\r\n ';
      room = MAX_LINE_BYTES - 1;
    }
    text += character;
    room -= bytes;
  }
  return text;
}
