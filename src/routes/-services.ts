import { ServicePage } from '~/components/sections/ServicePage';
import type { ServiceModule } from '~/content/entry';
import { entryPages } from '~/lib/entryPage';

/** The pages of all services. */
export const services = entryPages(
  import.meta.glob<ServiceModule>('../content/services/*.mdx'),
  ServicePage,
);
