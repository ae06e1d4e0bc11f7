-- How e-mails come to somebody: one by one as it happens, or together once a day or once a week.
alter table users add column digest text not null default 'off' check (digest in ('off', 'daily', 'weekly'));
