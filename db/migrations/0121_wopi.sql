-- What an outside editor (a WOPI client) comes back with: a token for one file and one right of somebody who is signed in.
-- It is worth nothing without the session, which every statement proves anew. Only its hash is kept.
create table wopi_tokens (
  id               bigint generated always as identity primary key,
  token_hash       bytea not null unique,
  editable_file_id bigint not null references editable_files (id) on delete cascade,
  -- Sessions are kept; that this one lives is asked each time.
  session_id       uuid not null,
  writes           boolean not null,
  created_at       timestamptz not null,
  expires_at       timestamptz not null
);
create index wopi_tokens_by_session on wopi_tokens (session_id);
create index wopi_tokens_by_file on wopi_tokens (editable_file_id);
create index wopi_tokens_by_expiry on wopi_tokens (expires_at);
call app.protect('wopi_tokens', 'app.is_system()', 'select, insert, delete');

-- What an editor wants to remember about somebody (PutUserInfo).
create table wopi_user_infos (
  user_id    bigint primary key references users (id),
  info       text not null check (length(info) <= 1024),
  changed_at timestamptz not null
);
call app.protect('wopi_user_infos', 'app.is_system()', 'select, insert, update');

-- A collection letter is read by somebody without an account: by a link that is sent, ends by itself and can be taken back.
create table editable_file_links (
  id               bigint generated always as identity primary key,
  company_id       bigint references companies (id),
  law_firm_id      bigint references law_firms (id),
  editable_file_id bigint not null references editable_files (id) on delete cascade,
  token_hash       bytea not null unique,
  created_at       timestamptz not null,
  created_by       bigint,
  expires_at       timestamptz not null,
  revoked_at       timestamptz
);
create index editable_file_links_by_file on editable_file_links (editable_file_id);
create index editable_file_links_by_company on editable_file_links (company_id);
call app.protect('editable_file_links', 'app.all_tenants() or company_id = app.company_id() or law_firm_id = app.law_firm_id()', 'select, insert, update');
insert into app.follows_representation values ('editable_file_links');
