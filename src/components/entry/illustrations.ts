import { createContext, use } from 'react';
import type { Illustrations } from '~/schemas/modules.ts';

export const IllustrationsContext = createContext<Illustrations>({
  plates: {},
});

export const usePlate = (id: string) => required(use(IllustrationsContext).plates[id], id);

export const usePicture = (name: string) =>
  required(use(IllustrationsContext).pictures?.[name], name);

function required<Illustration>(illustration: Illustration | undefined, id: string) {
  if (!illustration) throw new Error(`The content of this page has no ${id}.`);
  return illustration;
}
