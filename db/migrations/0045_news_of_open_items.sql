-- What a notification asks for, while that is open: the keys of open items in a case. When the last of them is done or gone,
-- so is the notification, and what waits for the morning's mail about it.
alter table notifications
  add column case_id bigint references cases (id) on delete cascade,
  add column item_keys text[] not null default '{}',
  -- By when: the first of its open items.
  add column due_on date,
  add column done_at timestamptz;
create index notifications_by_case on notifications (case_id) where case_id is not null;
drop index notifications_by_user;
create index notifications_by_user on notifications (user_id, id desc) where done_at is null;

alter table digest_lines
  add column case_id bigint references cases (id) on delete cascade,
  add column item_keys text[] not null default '{}';
create index digest_lines_by_case on digest_lines (case_id) where case_id is not null;
