import { createElement } from 'react';
import { describe, expect, test } from 'vitest';
import { plainData } from '#src/ui/island/plain-data.ts';

describe('plainData', () => {
  test('returns plain data as it was', () => {
    const props = {
      text: '</script>\u2028"\'&',
      count: 0,
      price: 1.5,
      isOn: false,
      none: null,
      list: [{ id: 'a' }, []],
    };
    expect(JSON.parse(plainData('counter', props))).toEqual(props);
    expect(JSON.parse(plainData('counter', { left: undefined }))).toEqual({});
  });

  test.each([
    ['a function', { onChange: () => {} }, 'counter.onChange'],
    ['a date', { on: { day: new Date(0) } }, 'counter.on.day'],
    ['something drawn', { items: [{ answer: createElement('p') }] }, 'counter.items.0.answer'],
    ['a number that JSON does not know', { scale: Number.POSITIVE_INFINITY }, 'counter.scale'],
  ])('stops at %s and names its place', (_, props, path) => {
    expect(() => plainData('counter', props)).toThrow(`${path}: an island's props are plain data`);
  });
});
