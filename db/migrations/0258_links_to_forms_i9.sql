-- /visaCarei9SearchDetails/{id} takes the id of a case now; a Form I-9 has an address of its own. News of a form says
-- "Form I-9 of …" or "Form I-9: …" and never the number of a case; news of a case stays: it has led to the case's id always.
update notifications set link = replace(link, '/visaCarei9SearchDetails/', '/visaCareFormI9/')
 where link ~ '^/visaCarei9SearchDetails/\d+$' and case_id is null
   and text ~ '^(For .+: )?Form I-9( of |: )' and text !~ '\d\d-\d{5,}';
update digest_lines set link = replace(link, '/visaCarei9SearchDetails/', '/visaCareFormI9/')
 where link ~ '^/visaCarei9SearchDetails/\d+$' and case_id is null
   and text ~ '^(For .+: )?Form I-9( of |: )' and text !~ '\d\d-\d{5,}';
