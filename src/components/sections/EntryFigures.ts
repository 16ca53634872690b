import { createContext, use } from 'react';
import type { Figures } from '~/content/entry';

/** Figures of the entry whose text is laid out. */
export const EntryFigures = createContext<Figures>({ plates: {}, movements: {} });

/** A plate of the entry whose text is laid out. */
export const usePlate = (name: string) => known(use(EntryFigures).plates[name], name);

/** A movement of the entry whose text is laid out. */
export const useMovement = (name: string) => known(use(EntryFigures).movements[name], name);

function known<Figure>(figure: Figure | undefined, name: string) {
  if (!figure) throw new Error(`The entry has no figure ${name}.`);
  return figure;
}
