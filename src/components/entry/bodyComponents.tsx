import type { ElementType } from 'react';
import { PhoneLink } from '~/components/links/PhoneLink.tsx';
import { TextLink } from '~/components/links/TextLink.tsx';
import { Table } from '~/components/ui/Table.tsx';
import type { BodyComponentName } from '~/schemas/bodyComponents.ts';
import { CaptionedPicture } from './CaptionedPicture.tsx';
import { Plate } from './Plate.tsx';

export const bodyComponents = {
  a: TextLink,
  Phone: PhoneLink,
  Picture: CaptionedPicture,
  Plate,
  table: Table,
} satisfies Record<BodyComponentName<undefined> | 'a' | 'table', ElementType>;
