import type { ReactNode } from 'react';

type Style = Record<string, string | number>;
export type Element = {
  type: string;
  props: { style?: Style; children?: (Element | string)[] } & Record<string, unknown>;
};

/** A box, as satori reads them: like React's elements, without React. */
export const box = (style: Style, ...children: (Element | string)[]): Element => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
});

export const picture = (
  svg: string,
  width: number,
  height: number,
  style: Style = {},
): Element => ({
  type: 'img',
  props: {
    src: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`,
    width,
    height,
    style,
  },
});

/** What satori's types ask for. */
export const asNode = (element: Element) => element as unknown as ReactNode;
