-- Before, the function looked for names in the session's own tables only.
alter function app.failed_jobs() set search_path = public, pg_temp;
