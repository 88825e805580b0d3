import type { ListFieldType } from '@comptoir/contract/generated/admin'
import type { Queryable, Row, Statement } from '../database.ts'

/** A text as a value of a type in SQL. */
export function typed(sql: Queryable, type: ListFieldType, text: string): Statement<Row[]> {
  switch (type) {
    case 'NUMBER':
    case 'MONEY':
      return sql`${text}::numeric`
    case 'TIME':
      return sql`${text}::timestamptz`
    case 'DAY':
      return sql`${text}::date`
    case 'BOOLEAN':
      return sql`${text}::boolean`
    default:
      return sql`${text}::text`
  }
}

const forms: Readonly<Record<ListFieldType, RegExp>> = {
  NUMBER: /^-?\d{1,15}(\.\d{1,6})?$/,
  MONEY: /^-?\d{1,15}$/,
  TIME: /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,6})?)?(Z|[+-]\d\d:\d\d)?)?$/,
  DAY: /^\d{4}-\d\d-\d\d$/,
  BOOLEAN: /^(true|false)$/,
  TEXT: /^.{0,200}$/su,
  CHOICE: /^.{0,200}$/su,
}

/** Whether a text has the form of a value of a type. */
export const isValue = (type: ListFieldType, text: string): boolean =>
  forms[type].test(text) && ((type !== 'TIME' && type !== 'DAY') || !Number.isNaN(Date.parse(text)))
