const parts = /^\+1(\d{3})(\d{3})(\d{4})$/;

/** "(913) 555-0142" from "+19135550142". */
export const formatPhone = (phone: string) => phone.replace(parts, '($1) $2-$3');

/** "tel:+19135550142", for links. */
export const telephoneHref = (phone: string) => `tel:${phone}`;
