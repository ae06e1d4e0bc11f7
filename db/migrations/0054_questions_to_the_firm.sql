-- "I don't know – ask the attorney": a remark that waits for an answer of the firm, and a part whose author asks to have it back.
alter table question_comments add column asks boolean not null default false;
-- When the question was answered, in the questionnaire or by a remark of the firm.
alter table question_comments add column closed_at timestamptz;
create index question_comments_asking on question_comments (case_id) where asks and closed_at is null;

alter table questionnaire_parts add column reopen_asked_at timestamptz;
alter table questionnaire_parts add column reopen_asked_by_name text not null default '' check (length(reopen_asked_by_name) <= 300);
alter table questionnaire_parts add column reopen_why text not null default '' check (length(reopen_why) <= 2000);

alter table open_items drop constraint open_items_kind_check;
alter table open_items add constraint open_items_kind_check
  check (kind in ('questions', 'question', 'document', 'task', 'signature', 'review', 'step', 'date'));

-- A remark stays as it was written; only that its question was answered is noted.
grant update (closed_at) on question_comments to visacare_app;
