import { parse as parseArray } from 'postgres-array'

type Parser = (text: string) => unknown

/** Object ids of types of PostgreSQL, each with that of its array. */
const elements: [type: number, array: number, parse: Parser][] = [
  [16, 1000, (text) => text === 't'], // boolean
  [17, 1001, (text) => Buffer.from(text.slice(2), 'hex')], // bytea
  [18, 1002, String], // "char"
  [19, 1003, String], // name
  [20, 1016, Number], // bigint: ids and versions stay far below 2^53
  [21, 1005, Number], // smallint
  [23, 1007, Number], // integer
  [25, 1009, String], // text
  [26, 1028, Number], // oid
  [114, 199, JSON.parse], // json
  [700, 1021, Number], // real
  [701, 1022, Number], // double precision
  [1042, 1014, String], // character
  [1043, 1015, String], // character varying
  [1082, 1182, (text) => new Date(text)], // date: midnight UTC
  [1083, 1183, String], // time
  [1114, 1115, (text) => new Date(text)], // timestamp
  [1184, 1185, (text) => new Date(text)], // timestamptz
  [1700, 1231, String], // numeric
  [2950, 2951, String], // uuid
  [3802, 3807, JSON.parse], // jsonb
]

const parserOf = new Map<number, Parser>(
  elements.flatMap(([type, array, parse]): [number, Parser][] => [
    [type, parse],
    [array, (text) => parseArray(text, parse)],
  ]),
)

/**
 * How values of the database are read: boolean, numbers (bigint among them) and arrays as such, json parsed, dates and
 * timestamps as Date, bytea as Buffer, everything else (numeric, time, interval) as text.
 */
export const sqlTypes = { getTypeParser: (type: number): Parser => parserOf.get(type) ?? String }
