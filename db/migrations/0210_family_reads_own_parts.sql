-- A family member with an own login reads the parts of the questionnaire of the own case, what was remarked on its
-- questions and who was invited to answer them: 0013 showed them to the principal only. A part that was handed in looked open
-- to who had handed it in.
drop policy owner on questionnaire_parts;
drop policy scope on questionnaire_parts;
call app.protect('questionnaire_parts', 'app.all_tenants() or company_id = app.company_id() or law_firm_id = app.law_firm_id() or household_person_id = app.person_id() or (app.person_id() is not null and exists (select from cases c where c.id = questionnaire_parts.case_id and c.person_id = app.person_id()))', 'select, insert, update');

drop policy owner on question_comments;
drop policy scope on question_comments;
call app.protect('question_comments', 'app.all_tenants() or law_firm_id = app.law_firm_id() or (not internal and (company_id = app.company_id() or household_person_id = app.person_id() or (app.person_id() is not null and exists (select from cases c where c.id = question_comments.case_id and c.person_id = app.person_id()))))', 'select, insert');

drop policy owner on questionnaire_invitations;
drop policy scope on questionnaire_invitations;
call app.protect('questionnaire_invitations', 'app.all_tenants() or company_id = app.company_id() or law_firm_id = app.law_firm_id() or household_person_id = app.person_id() or (app.person_id() is not null and exists (select from cases c where c.id = questionnaire_invitations.case_id and c.person_id = app.person_id()))', 'select, insert, update');
