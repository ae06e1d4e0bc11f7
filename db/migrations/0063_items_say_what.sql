-- An open item says in its own columns what it is about: which document, how many questions, whether it came back and why.
-- Until now screens took that out of the sentence. Items from before say it the next time their case is worked out.
alter table open_items add column about jsonb not null default '{}'::jsonb
  check (jsonb_typeof(about) = 'object' and length(about::text) <= 20000);
