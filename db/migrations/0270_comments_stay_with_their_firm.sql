-- 0210 made the policy of the comments on questions anew and lost what 0086 had added: what a firm writes for itself stays
-- its own when the company changes its firm.
do $$
declare
  lets_in text := (select qual from pg_policies where schemaname = 'public' and tablename = 'question_comments' and policyname = 'scope');
begin
  execute format('alter policy scope on question_comments using ((%s) and (%s))', lets_in,
    'not internal or own_law_firm_id is null or app.is_system() or own_law_firm_id = (select app.own_law_firm())');
end $$;
