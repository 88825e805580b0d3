import type { Queryable } from '../platform/database.ts'

/** A column that can say something of a person. */
export type TellingColumn = { table: string; column: string }

/** The columns with text, documents, bytes, days or coordinates of some tables; what PostgreSQL computes is left out. */
export async function selectTellingColumns(
  sql: Queryable,
  tables: readonly string[],
): Promise<TellingColumn[]> {
  return await sql<TellingColumn[]>`
    select c.relname as "table", a.attname as "column"
      from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname = any(${tables})
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
       and format_type(a.atttypid, null) = any(${[
         'text',
         'text[]',
         'character',
         'character varying',
         'json',
         'jsonb',
         'bytea',
         'date',
         'double precision',
         'inet',
         'cidr',
         'point',
       ]})
     order by 1, a.attnum`
}

/**
 * Functions for this session that make pseudonyms. `key` is random, so that nobody can try out which value became which
 * pseudonym. Names are of made-up syllables, as they must not be of a country.
 */
export async function createPseudonymFunctions(sql: Queryable, key: string): Promise<void> {
  if (!/^[0-9a-f]{64}$/.test(key)) throw new TypeError('The key of pseudonyms must be 64 hexadecimal digits.')
  await sql.unsafe(`
    create function pg_temp.hash_of(kind text, value text) returns bytea language sql immutable
      return sha256(convert_to('${key}' || kind || lower(btrim(value)), 'UTF8'));
    create function pg_temp.made_up(kind text, value text) returns text language sql immutable
      return (select initcap(string_agg(substr('babedidofagehijokalemimonaperisotuvaweyizo',
                1 + 2 * (get_byte(pg_temp.hash_of(kind, value), n) % 21), 2), '' order by n))
                from generate_series(0, 3) as n);
    create function pg_temp.as_first_name(value text) returns text language sql immutable
      return case when value = '' then value else pg_temp.made_up('first', value) end;
    create function pg_temp.as_last_name(value text) returns text language sql immutable
      return case when value = '' then value else pg_temp.made_up('last', value) end;
    create function pg_temp.as_full_name(value text) returns text language sql immutable
      return case when value = '' then value
                  else pg_temp.made_up('first', value) || ' ' || pg_temp.made_up('last', value) end;
    create function pg_temp.as_company(value text) returns text language sql immutable
      return case when value = '' then value else 'Company ' || pg_temp.made_up('company', value) end;
    create function pg_temp.as_city(value text) returns text language sql immutable
      return case when value = '' then value else pg_temp.made_up('city', value) end;
    create function pg_temp.as_email(value text) returns text language sql immutable
      return 'person-' || left(encode(pg_temp.hash_of('email', value), 'hex'), 16) || '@example.invalid';
    create function pg_temp.as_token(value text) returns text language sql immutable
      return left(repeat(encode(pg_temp.hash_of('token', value), 'hex'), 1 + length(value) / 64), length(value));
    create function pg_temp.as_text(value text) returns text language sql immutable
      return left(repeat('lorem ipsum dolor sit amet ', 1 + length(value) / 27), length(value));
    create function pg_temp.other_signs(kind text, value text, kept integer) returns text language sql immutable
      return coalesce((select string_agg(case
               when n <= kept then sign
               when sign ~ '[0-9]' then chr(48 + get_byte(pg_temp.hash_of(kind, value), (n % 32)::integer) % 10)
               when sign ~ '[[:alpha:]]' then chr(65 + get_byte(pg_temp.hash_of(kind, value), (n % 32)::integer) % 26)
               else sign end, '' order by n)
                from regexp_split_to_table(value, '') with ordinality as signs(sign, n)), value);
    create function pg_temp.as_phone(value text) returns text language sql immutable
      return pg_temp.other_signs('phone', value, 3);
    create function pg_temp.as_number(value text) returns text language sql immutable
      return pg_temp.other_signs('number', value, 2);
    create function pg_temp.as_postcode(value text) returns text language sql immutable
      return left(value, 2) || regexp_replace(regexp_replace(substr(value, 3), '[0-9]', '0', 'g'), '[[:alpha:]]', 'A', 'g');
    create function pg_temp.as_street(value text[]) returns text[] language sql immutable
      return (select coalesce(array_agg(case when line = '' then line
                else (1 + get_byte(pg_temp.hash_of('house', line), 0) % 99)::text || ' ' || pg_temp.made_up('street', line) end
                order by n), '{}') from unnest(value) with ordinality as lines(line, n));
    create function pg_temp.as_json(value jsonb) returns jsonb language plpgsql immutable as $$ begin return case jsonb_typeof(value)
      when 'string' then to_jsonb(pg_temp.as_text(value #>> '{}'))
      when 'array' then (select coalesce(jsonb_agg(pg_temp.as_json(one) order by n), '[]')
                           from jsonb_array_elements(value) with ordinality as ones(one, n))
      when 'object' then (select coalesce(jsonb_object_agg(k, pg_temp.as_json(v)), '{}') from jsonb_each(value) as pairs(k, v))
      else value end; end $$;
    create function pg_temp.as_json_values(value jsonb) returns jsonb language plpgsql immutable as $$ begin return case jsonb_typeof(value)
      when 'array' then (select coalesce(jsonb_agg(pg_temp.as_json_values(one) order by n), '[]')
                           from jsonb_array_elements(value) with ordinality as ones(one, n))
      when 'object' then (select coalesce(jsonb_object_agg(k,
                            case when k = 'value' then pg_temp.as_json(v) else pg_temp.as_json_values(v) end), '{}')
                            from jsonb_each(value) as pairs(k, v))
      else value end; end $$`)
}

/** Gives columns of a table other values; `assignments` is a text of SQL by column. */
export async function rewriteColumns(
  sql: Queryable,
  table: string,
  assignments: readonly { column: string; value: string }[],
): Promise<void> {
  const set = assignments.map(({ column, value }) => `"${column}" = ${value}`).join(', ')
  await sql.unsafe(`update "${table}" set ${set}`)
}

export async function emptyTables(sql: Queryable, tables: readonly string[]): Promise<void> {
  for (const table of tables) await sql`delete from ${sql(table)}`
}

/** What would be done in the world, and what proves that a link is of the shop. */
export async function stopWaitingWork(sql: Queryable, secret: string): Promise<void> {
  await sql`update payment_operation set by_hand = true where decided_at is null`
  await sql`update customer set vat_next_check_at = null where vat_next_check_at is not null`
  await sql`update shop_secret set secret = ${secret}`
}
