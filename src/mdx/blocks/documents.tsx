import { RichText } from '../rich-text.tsx';
import type { Drawing } from './drawing.ts';

/** Documents to prepare: a list that ticks, keeps its ticks on the device, and prints. */
export const documents: Drawing<'documents'> = {
  draw: (rows) => (
    <kept-fields className="checklist not-prose block" data-name="documents">
      <ul>
        {rows.map(({ nom, description }, index) => (
          <li key={nom} data-item>
            <label>
              <input type="checkbox" name={`documents-${index}`} />
              <span>
                <b>{nom}</b> <RichText as="span" className="soft" text={description} />
              </span>
            </label>
          </li>
        ))}
      </ul>
    </kept-fields>
  ),
};
