/** A record: its type, such as `order`, and its id. */
export type Entity = { readonly type: string; readonly id: string | number }
