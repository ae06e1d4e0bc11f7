-- Within how many days a case is to be filed: a firm's own goal, and a company's, which its reports are drawn against.
alter table law_firms add column goal_days_to_file smallint check (goal_days_to_file between 1 and 999);
alter table companies add column goal_days_to_file smallint check (goal_days_to_file between 1 and 999);
