-- A case that somebody began to open and has not opened yet: what was chosen, kept with every change. Their own only.
create table case_drafts (
  id         bigint generated always as identity primary key,
  user_id    bigint not null references users (id) on delete cascade,
  chosen     jsonb not null check (pg_column_size(chosen) <= 8192),
  begun_at   timestamptz not null,
  changed_at timestamptz not null
);
create index case_drafts_by_user on case_drafts (user_id, id);
call app.protect('case_drafts', 'app.is_system() or user_id = app.user_id()');

-- Until now they lay among the settings of the screens, under the moment they were saved.
insert into case_drafts (user_id, chosen, begun_at, changed_at)
select u.id, s.value, m.at, m.at
  from users u, jsonb_each(u.settings) s,
       lateral (select case when substr(s.key, 11) ~ '^[0-9]{12,14}$' then to_timestamp(substr(s.key, 11)::numeric / 1000) else now() end as at) m
 where s.key like 'caseDraft.%' and jsonb_typeof(s.value) = 'object' and pg_column_size(s.value) <= 8192
 order by u.id, m.at;
update users u
   set settings = (select coalesce(jsonb_object_agg(s.key, s.value), '{}') from jsonb_each(u.settings) s where s.key not like 'caseDraft.%')
 where exists (select from jsonb_object_keys(u.settings) k where k like 'caseDraft.%');
