-- People of the back office: roles, accounts, second factors, sessions, invitations, API tokens.

create table staff_role (
  id integer primary key generated always as identity,
  code text unique, -- of a standard role
  name text check (length(name) between 1 and 60), -- null: translated by its code
  permissions text[], -- null: permissions and limit are those of the standard role
  refund_limit integer check (refund_limit >= 0), -- minor units; null without limit
  requires_second_factor boolean not null,
  created_at timestamptz not null default now(),
  check (code is not null or name is not null),
  check (code is not null or permissions is not null)
);

create table staff (
  id integer primary key generated always as identity,
  email text not null check (length(email) <= 254),
  name text not null check (length(name) between 1 and 100),
  language text not null,
  password_hash text not null,
  role_id integer not null references staff_role,
  website_ids smallint[], -- null for all
  location_ids integer[], -- null for whole websites
  totp_secret text, -- base32
  totp_step bigint, -- the last 30 seconds of which a code was used
  second_factor_due_at timestamptz, -- end of the grace without a second factor
  created_at timestamptz not null default now(),
  last_seen_at timestamptz,
  disabled_at timestamptz
);
create unique index on staff (lower(email));
create index on staff (role_id);

create table staff_passkey (
  id integer primary key generated always as identity,
  staff_id integer not null references staff on delete cascade,
  credential_id text not null unique, -- base64url
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null check (length(name) between 1 and 60),
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index on staff_passkey (staff_id);

create table staff_recovery_code (
  staff_id integer not null references staff on delete cascade,
  code_hash bytea not null,
  primary key (staff_id, code_hash)
);

create table staff_session (
  id integer primary key generated always as identity,
  staff_id integer not null references staff on delete cascade,
  token_hash bytea not null unique,
  user_agent text,
  address text,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  confirmed_at timestamptz -- when the password was last given
);
create index on staff_session (staff_id);
create index on staff_session (expires_at);

-- Devices that skip the second step.
create table staff_trusted_device (
  token_hash bytea primary key,
  staff_id integer not null references staff on delete cascade,
  expires_at timestamptz not null
);
create index on staff_trusted_device (staff_id);

-- What waits for a second call: the second step of a sign-in, an enrolment, a ceremony of WebAuthn.
create table staff_challenge (
  token_hash bytea primary key,
  kind text not null check (kind in ('second_step', 'totp_enrolment', 'passkey_sign_in', 'passkey_enrolment')),
  staff_id integer references staff on delete cascade, -- null for a sign-in with a passkey alone
  value text, -- the secret of the enrolment, or the challenge of WebAuthn
  second_step bytea, -- the second step that a ceremony belongs to
  expires_at timestamptz not null
);
create index on staff_challenge (staff_id);
create index on staff_challenge (expires_at);

create table staff_invitation (
  id integer primary key generated always as identity,
  email text not null check (length(email) <= 254),
  name text not null,
  language text not null,
  role_id integer not null references staff_role,
  website_ids smallint[],
  location_ids integer[],
  token_hash bytea not null unique,
  invited_by text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create unique index on staff_invitation (lower(email));

create table staff_password_reset (
  staff_id integer primary key references staff on delete cascade,
  token_hash bytea not null unique,
  expires_at timestamptz not null
);

create table api_token (
  id integer primary key generated always as identity,
  staff_id integer not null references staff on delete cascade,
  name text not null check (length(name) between 1 and 60),
  token_hash bytea not null unique,
  ending text not null,
  permissions text[] not null,
  website_ids smallint[], -- null for all of the owner
  created_at timestamptz not null,
  expires_at timestamptz not null,
  last_used_at timestamptz,
  revoked_at timestamptz
);
create index on api_token (staff_id);

insert into staff_role (code, requires_second_factor) values
  ('administrator', true),
  ('manager', true),
  ('catalogue', false),
  ('location_manager', true),
  ('helper', false),
  ('kitchen', false),
  ('accountant', false);
