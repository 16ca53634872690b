import { createContext, use } from 'react';
import type { Illustrations } from '~/content/types.ts';

/** What the text that is laid out shows by id. */
export const IllustrationsContext = createContext<Illustrations>({
  plates: {},
  movements: {},
  discStates: undefined,
});

/** A plate of the text. */
export const usePlate = (id: string) => known(use(IllustrationsContext).plates[id], id);

/** A movement of the text. */
export const useMovement = (id: string) => known(use(IllustrationsContext).movements[id], id);

/** The states of a disc. */
export const useDiscStates = () => known(use(IllustrationsContext).discStates, 'disc-states');

function known<Illustration>(illustration: Illustration | undefined, id: string) {
  if (!illustration) throw new Error(`The content of this page has no ${id}.`);
  return illustration;
}
