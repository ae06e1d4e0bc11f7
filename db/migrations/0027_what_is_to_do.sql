-- What whoever has the ball has to do, in a few words, kept beside the ball so that lists and dashboards say it without
-- reading tasks, documents and answers. Empty until something happens in a case that was opened before.
alter table cases add column todo text not null default '' check (length(todo) <= 400);
