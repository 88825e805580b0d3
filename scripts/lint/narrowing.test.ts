import { describe, expect, it } from 'vitest'
import { narrowingsIn } from './narrowing.ts'

describe('narrowingsIn', () => {
  it.each([
    ['drop table cart_note;', 'drops: drop table cart_note'],
    ['alter table cart drop column note;', 'drops a column: alter table cart drop column note'],
    ['alter table cart drop note;', 'drops a column: alter table cart drop note'],
    [
      'ALTER TABLE cart\n  ADD COLUMN a integer,\n  DROP COLUMN b;',
      'drops a column: alter table cart drop column b',
    ],
    ['alter table cart rename to basket;', 'renames: alter table cart rename to basket'],
    ['alter table cart rename column a to b;', 'renames: alter table cart rename column a to b'],
    ['alter type mood rename value $$a$$ to $$b$$;', 'renames: alter type mood rename value to'],
    [
      'alter table cart alter column a type integer;',
      'changes a type: alter table cart alter column a type integer',
    ],
    [
      'alter table cart alter a set data type text;',
      'changes a type: alter table cart alter a set data type text',
    ],
    ['alter table cart alter a set not null;', 'forbids null: alter table cart alter a set not null'],
    ['alter table cart alter a drop default;', 'drops a default: alter table cart alter a drop default'],
    ['alter table cart add check (a > 0);', 'adds a constraint: alter table cart add check (a > 0)'],
    [
      'alter table only cart add constraint c foreign key (a) references b (id) not valid;',
      'adds a constraint: alter table cart add constraint c foreign key (a) references b (id) not valid',
    ],
    [
      'alter table cart add column a text not null;',
      'adds a column that must be written: alter table cart add column a text not null',
    ],
    ['create unique index on cart (a);', 'adds a constraint: create unique index on cart (a)'],
    ['create unique index x on cart (a);', 'adds a constraint: create unique index x on cart (a)'],
    ['truncate cart;', 'deletes all rows: truncate cart'],
    ['drop function f(integer);', 'drops: drop function f(integer)'],
    ['drop view if exists v;', 'drops: drop view if exists v'],
    ['do $$ begin if true then drop table cart; end if; end $$;', 'drops: drop table cart'],
  ])('finds what %s does', (sql, narrowing) => {
    expect(narrowingsIn(sql)).toEqual([narrowing])
  })

  it.each([
    'create table note (id integer);\nalter table note add constraint c check (id > 0);\ncreate unique index on note (id);',
    'alter table cart add column a integer, add column b text not null default $$none$$;',
    'alter table cart add column a integer check (a in (1, 2));',
    'alter table cart add column a integer not null generated always as (1) stored;',
    'alter table cart drop constraint cart_a_check;',
    'alter table cart drop constraint c, add constraint c check (a in (1, 2, 3));',
    'alter table cart alter a drop not null, alter b set default 1;',
    'create index on cart (a);\ndrop index cart_b;\ndrop trigger t on cart;',
    'drop view v;\ncreate view v as select 1;',
    'drop function if exists f(integer);\ncreate or replace function f(a integer) returns integer language sql as $f$ select 1 $f$;',
    'create function f() returns void language plpgsql as $$ begin drop table x; truncate y; end $$;',
    "-- drop table cart;\ncomment on table cart is 'drop table cart; rename';",
    "update cart set note = 'truncate';",
  ])('lets %s pass', (sql) => {
    expect(narrowingsIn(sql)).toEqual([])
  })
})
