-- The same fixed search path as every function that has the owner's rights.
alter function app.failed_jobs() set search_path = public, pg_temp;
