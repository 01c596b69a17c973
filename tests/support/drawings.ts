import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { elements, parse, property } from '../export/lib/page.ts';

export const renderHtml = async (node: ReactNode) =>
  new Response((await prerender(node)).prelude).text();

/**
 * Returns the `width` attributes, in percent, of the <svg> elements with this class. Each is a part of
 * a chart, for example a bar.
 */
export const readWidths = (html: string, className: string) =>
  elements(
    parse(html),
    (element) =>
      element.tagName === 'svg' && property(element, 'className').split(' ').includes(className),
  ).map((element) => Number.parseFloat(property(element, 'width')));
