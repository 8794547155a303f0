export const isPostgres = (data: string): boolean => /^postgres(ql)?:\/\//.test(data);

/** What may be shown of an address. */
export const withoutPassword = (data: string): string =>
  isPostgres(data) ? data.replace(/^(\w+:\/\/[^:/@]*):[^@]*@/, '$1@').replace(/\?.*$/, '') : data;
