import fetchArticle from 'virtual:entries/blog';
import fetchCondition from 'virtual:entries/conditions';
import fetchService from 'virtual:entries/services';
import { entriesOf } from './entries';

/** Texts of the blog. */
export const articles = entriesOf(fetchArticle);
/** Texts of the conditions. */
export const conditions = entriesOf(fetchCondition);
/** Texts of the services. */
export const services = entriesOf(fetchService);
