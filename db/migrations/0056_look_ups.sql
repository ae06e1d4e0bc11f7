-- Codes that people cannot know, found by their own words: occupations, industries, ports of entry, consulates. Suggestions
-- only: what is typed is still accepted. Each list says of what day and from where it is, and is replaced as a whole.
create table code_lists (
  list        text primary key check (list in ('soc', 'naics', 'port', 'post')),
  as_of       date not null,
  source      text not null check (length(source) <= 500),
  doubts      text not null default '' check (length(doubts) <= 1000),
  replaced_at timestamptz
);
create table code_rows (
  id    bigint generated always as identity primary key,
  list  text not null references code_lists (list),
  code  text not null check (length(code) between 1 and 12),
  -- As people say it, and as the government calls it.
  words text not null check (length(words) between 1 and 200),
  title text not null check (length(title) <= 200)
);
create index code_rows_by_code on code_rows (list, code);
-- Everybody who is signed in reads them; only the provider, or the product itself, replaces them.
call app.protect('code_lists', 'app.inside()', 'select, update');
call app.protect('code_rows', 'app.inside()', 'select, insert, delete');
drop policy scope on code_lists;
create policy scope on code_lists to visacare_app
  using (case when app.inside() then true else false end) with check (app.all_tenants());
drop policy scope on code_rows;
create policy scope on code_rows to visacare_app
  using (case when app.inside() then true else false end) with check (app.all_tenants());

insert into code_lists (list, as_of, source, doubts) values
  ('soc', '2026-11-15', '2018 Standard Occupational Classification (BLS, OMB) and O*NET-SOC 2019 titles (U.S. Department of Labor); everyday words are ours.',
   'Wage data uses some combined codes that are not detailed occupations: a code of a wage determination may be missing here.'),
  ('naics', '2026-11-15', 'North American Industry Classification System 2022, six-digit U.S. industries (Census Bureau, OMB); everyday words are ours.', ''),
  ('port', '2026-11-15', 'Arrival port codes of I-94 records, data description of the National Travel and Tourism Office (CBP data), about 2016.',
   'Ten years old: a few small airfields and double names remain, and preclearance places may have opened or closed.'),
  ('post', '2026-11-15', 'Visa-issuing posts of the State Department’s online application center (CEAC), a transcription of July 2025.',
   'One transcription: it lists posts that are closed or suspended (Chengdu, Kabul, Khartoum, Minsk, Vladivostok, Yekaterinburg) and lacks Caracas and St. Petersburg.');

insert into code_rows (list, code, words, title)
select split_part(line, E'\t', 1), split_part(line, E'\t', 2), split_part(line, E'\t', 3), split_part(line, E'\t', 4)
  from regexp_split_to_table($rows$soc	15-1252	Software engineer, software developer, backend, full-stack or application developer	Software Developers
soc	15-1243	Data engineer, data warehouse engineer, database architect	Database Architects
soc	15-2051	Data scientist, analytics engineer, machine learning engineer	Data Scientists
soc	15-1211	Systems analyst, business systems analyst, ERP or SAP analyst	Computer Systems Analysts
soc	15-1253	QA engineer, test engineer, automation tester	Software Quality Assurance Analysts and Testers
soc	15-1244	Network or systems administrator, site reliability engineer	Network and Computer Systems Administrators
soc	15-1241	Network architect, cloud architect	Computer Network Architects
soc	15-1212	Security engineer, information security analyst	Information Security Analysts
soc	15-1254	Web developer, front-end developer	Web Developers
soc	15-1255	UX designer, product designer, interface designer	Web and Digital Interface Designers
soc	15-1242	Database administrator	Database Administrators
soc	15-1299	IT consultant, DevOps engineer, IT project manager, solutions architect	Computer Occupations, All Other
soc	11-3021	Engineering manager, IT manager, director of engineering	Computer and Information Systems Managers
soc	13-1111	Management consultant, business analyst	Management Analysts
soc	13-2051	Financial analyst, investment analyst	Financial and Investment Analysts
soc	13-2011	Accountant, auditor, tax accountant	Accountants and Auditors
soc	13-1161	Market research analyst, marketing analyst	Market Research Analysts and Marketing Specialists
soc	11-2021	Marketing manager, product marketing manager	Marketing Managers
soc	15-2031	Operations research analyst	Operations Research Analysts
soc	15-2041	Statistician, biostatistician	Statisticians
soc	15-2011	Actuary	Actuaries
soc	17-2061	Hardware engineer, computer hardware engineer	Computer Hardware Engineers
soc	17-2072	Electronics engineer, chip design engineer	Electronics Engineers, Except Computer
soc	17-2071	Electrical engineer	Electrical Engineers
soc	17-2141	Mechanical engineer	Mechanical Engineers
soc	17-2051	Civil engineer	Civil Engineers
soc	17-2112	Industrial engineer, process engineer, manufacturing engineer	Industrial Engineers
soc	17-2199	Optical engineer, robotics engineer, other engineer	Engineers, All Other
soc	19-1042	Medical scientist, clinical researcher	Medical Scientists, Except Epidemiologists
soc	15-1221	AI researcher, computer scientist	Computer and Information Research Scientists
soc	29-1141	Registered nurse, nurse	Registered Nurses
soc	29-1123	Physical therapist	Physical Therapists
soc	29-1051	Pharmacist	Pharmacists
soc	29-1216	Internist, internal medicine physician	General Internal Medicine Physicians
soc	25-1021	Professor of computer science	Computer Science Teachers, Postsecondary
soc	13-1071	Recruiter, HR specialist	Human Resources Specialists
soc	13-1082	Project manager, scrum master	Project Management Specialists
soc	27-1024	Graphic designer	Graphic Designers
soc	17-1011	Architect (buildings)	Architects, Except Landscape and Naval
soc	23-1011	Lawyer, attorney	Lawyers
soc	11-9041	Architectural and engineering manager	Architectural and Engineering Managers
soc	13-1081	Supply chain analyst, logistician	Logisticians
soc	25-2031	High school teacher	Secondary School Teachers, Except Special and Career/Technical Education
soc	11-1011	Chief Executives	Chief Executives
soc	11-1011	Chief Sustainability Officers	Chief Executives
soc	11-1021	General and Operations Managers	General and Operations Managers
soc	11-1031	Legislators	Legislators
soc	11-2011	Advertising and Promotions Managers	Advertising and Promotions Managers
soc	11-2021	Marketing Managers	Marketing Managers
soc	11-2022	Sales Managers	Sales Managers
soc	11-2032	Public Relations Managers	Public Relations Managers
soc	11-2033	Fundraising Managers	Fundraising Managers
soc	11-3012	Administrative Services Managers	Administrative Services Managers
soc	11-3013	Facilities Managers	Facilities Managers
soc	11-3013	Security Managers	Facilities Managers
soc	11-3021	Computer and Information Systems Managers	Computer and Information Systems Managers
soc	11-3031	Financial Managers	Financial Managers
soc	11-3031	Treasurers and Controllers	Financial Managers
soc	11-3031	Investment Fund Managers	Financial Managers
soc	11-3051	Industrial Production Managers	Industrial Production Managers
soc	11-3051	Quality Control Systems Managers	Industrial Production Managers
soc	11-3051	Geothermal Production Managers	Industrial Production Managers
soc	11-3051	Biofuels Production Managers	Industrial Production Managers
soc	11-3051	Biomass Power Plant Managers	Industrial Production Managers
soc	11-3051	Hydroelectric Production Managers	Industrial Production Managers
soc	11-3061	Purchasing Managers	Purchasing Managers
soc	11-3071	Transportation, Storage, and Distribution Managers	Transportation, Storage, and Distribution Managers
soc	11-3071	Supply Chain Managers	Transportation, Storage, and Distribution Managers
soc	11-3111	Compensation and Benefits Managers	Compensation and Benefits Managers
soc	11-3121	Human Resources Managers	Human Resources Managers
soc	11-3131	Training and Development Managers	Training and Development Managers
soc	11-9013	Farmers, Ranchers, and Other Agricultural Managers	Farmers, Ranchers, and Other Agricultural Managers
soc	11-9021	Construction Managers	Construction Managers
soc	11-9031	Education and Childcare Administrators, Preschool and Daycare	Education and Childcare Administrators, Preschool and Daycare
soc	11-9032	Education Administrators, Kindergarten through Secondary	Education Administrators, Kindergarten through Secondary
soc	11-9033	Education Administrators, Postsecondary	Education Administrators, Postsecondary
soc	11-9039	Education Administrators, All Other	Education Administrators, All Other
soc	11-9041	Architectural and Engineering Managers	Architectural and Engineering Managers
soc	11-9041	Biofuels/Biodiesel Technology and Product Development Managers	Architectural and Engineering Managers
soc	11-9051	Food Service Managers	Food Service Managers
soc	11-9071	Gambling Managers	Gambling Managers
soc	11-9072	Entertainment and Recreation Managers, Except Gambling	Entertainment and Recreation Managers, Except Gambling
soc	11-9081	Lodging Managers	Lodging Managers
soc	11-9111	Medical and Health Services Managers	Medical and Health Services Managers
soc	11-9121	Natural Sciences Managers	Natural Sciences Managers
soc	11-9121	Clinical Research Coordinators	Natural Sciences Managers
soc	11-9121	Water Resource Specialists	Natural Sciences Managers
soc	11-9131	Postmasters and Mail Superintendents	Postmasters and Mail Superintendents
soc	11-9141	Property, Real Estate, and Community Association Managers	Property, Real Estate, and Community Association Managers
soc	11-9151	Social and Community Service Managers	Social and Community Service Managers
soc	11-9161	Emergency Management Directors	Emergency Management Directors
soc	11-9171	Funeral Home Managers	Funeral Home Managers
soc	11-9179	Personal Service Managers, All Other	Personal Service Managers, All Other
soc	11-9179	Fitness and Wellness Coordinators	Personal Service Managers, All Other
soc	11-9179	Spa Managers	Personal Service Managers, All Other
soc	11-9199	Managers, All Other	Managers, All Other
soc	11-9199	Regulatory Affairs Managers	Managers, All Other
soc	11-9199	Compliance Managers	Managers, All Other
soc	11-9199	Loss Prevention Managers	Managers, All Other
soc	11-9199	Wind Energy Operations Managers	Managers, All Other
soc	11-9199	Wind Energy Development Managers	Managers, All Other
soc	11-9199	Brownfield Redevelopment Specialists and Site Managers	Managers, All Other
soc	13-1011	Agents and Business Managers of Artists, Performers, and Athletes	Agents and Business Managers of Artists, Performers, and Athletes
soc	13-1021	Buyers and Purchasing Agents, Farm Products	Buyers and Purchasing Agents, Farm Products
soc	13-1022	Wholesale and Retail Buyers, Except Farm Products	Wholesale and Retail Buyers, Except Farm Products
soc	13-1023	Purchasing Agents, Except Wholesale, Retail, and Farm Products	Purchasing Agents, Except Wholesale, Retail, and Farm Products
soc	13-1031	Claims Adjusters, Examiners, and Investigators	Claims Adjusters, Examiners, and Investigators
soc	13-1032	Insurance Appraisers, Auto Damage	Insurance Appraisers, Auto Damage
soc	13-1041	Compliance Officers	Compliance Officers
soc	13-1041	Environmental Compliance Inspectors	Compliance Officers
soc	13-1041	Equal Opportunity Representatives and Officers	Compliance Officers
soc	13-1041	Government Property Inspectors and Investigators	Compliance Officers
soc	13-1041	Coroners	Compliance Officers
soc	13-1041	Regulatory Affairs Specialists	Compliance Officers
soc	13-1041	Customs Brokers	Compliance Officers
soc	13-1051	Cost Estimators	Cost Estimators
soc	13-1071	Human Resources Specialists	Human Resources Specialists
soc	13-1074	Farm Labor Contractors	Farm Labor Contractors
soc	13-1075	Labor Relations Specialists	Labor Relations Specialists
soc	13-1081	Logisticians	Logisticians
soc	13-1081	Logistics Engineers	Logisticians
soc	13-1081	Logistics Analysts	Logisticians
soc	13-1082	Project Management Specialists	Project Management Specialists
soc	13-1111	Management Analysts	Management Analysts
soc	13-1121	Meeting, Convention, and Event Planners	Meeting, Convention, and Event Planners
soc	13-1131	Fundraisers	Fundraisers
soc	13-1141	Compensation, Benefits, and Job Analysis Specialists	Compensation, Benefits, and Job Analysis Specialists
soc	13-1151	Training and Development Specialists	Training and Development Specialists
soc	13-1161	Market Research Analysts and Marketing Specialists	Market Research Analysts and Marketing Specialists
soc	13-1161	Search Marketing Strategists	Market Research Analysts and Marketing Specialists
soc	13-1199	Business Operations Specialists, All Other	Business Operations Specialists, All Other
soc	13-1199	Business Continuity Planners	Business Operations Specialists, All Other
soc	13-1199	Sustainability Specialists	Business Operations Specialists, All Other
soc	13-1199	Online Merchants	Business Operations Specialists, All Other
soc	13-1199	Security Management Specialists	Business Operations Specialists, All Other
soc	13-2011	Accountants and Auditors	Accountants and Auditors
soc	13-2022	Appraisers of Personal and Business Property	Appraisers of Personal and Business Property
soc	13-2023	Appraisers and Assessors of Real Estate	Appraisers and Assessors of Real Estate
soc	13-2031	Budget Analysts	Budget Analysts
soc	13-2041	Credit Analysts	Credit Analysts
soc	13-2051	Financial and Investment Analysts	Financial and Investment Analysts
soc	13-2052	Personal Financial Advisors	Personal Financial Advisors
soc	13-2053	Insurance Underwriters	Insurance Underwriters
soc	13-2054	Financial Risk Specialists	Financial Risk Specialists
soc	13-2061	Financial Examiners	Financial Examiners
soc	13-2071	Credit Counselors	Credit Counselors
soc	13-2072	Loan Officers	Loan Officers
soc	13-2081	Tax Examiners and Collectors, and Revenue Agents	Tax Examiners and Collectors, and Revenue Agents
soc	13-2082	Tax Preparers	Tax Preparers
soc	13-2099	Financial Specialists, All Other	Financial Specialists, All Other
soc	13-2099	Financial Quantitative Analysts	Financial Specialists, All Other
soc	13-2099	Fraud Examiners, Investigators and Analysts	Financial Specialists, All Other
soc	15-1211	Computer Systems Analysts	Computer Systems Analysts
soc	15-1211	Health Informatics Specialists	Computer Systems Analysts
soc	15-1212	Information Security Analysts	Information Security Analysts
soc	15-1221	Computer and Information Research Scientists	Computer and Information Research Scientists
soc	15-1231	Computer Network Support Specialists	Computer Network Support Specialists
soc	15-1232	Computer User Support Specialists	Computer User Support Specialists
soc	15-1241	Computer Network Architects	Computer Network Architects
soc	15-1241	Telecommunications Engineering Specialists	Computer Network Architects
soc	15-1242	Database Administrators	Database Administrators
soc	15-1243	Database Architects	Database Architects
soc	15-1243	Data Warehousing Specialists	Database Architects
soc	15-1244	Network and Computer Systems Administrators	Network and Computer Systems Administrators
soc	15-1251	Computer Programmers	Computer Programmers
soc	15-1252	Software Developers	Software Developers
soc	15-1253	Software Quality Assurance Analysts and Testers	Software Quality Assurance Analysts and Testers
soc	15-1254	Web Developers	Web Developers
soc	15-1255	Web and Digital Interface Designers	Web and Digital Interface Designers
soc	15-1255	Video Game Designers	Web and Digital Interface Designers
soc	15-1299	Computer Occupations, All Other	Computer Occupations, All Other
soc	15-1299	Web Administrators	Computer Occupations, All Other
soc	15-1299	Geographic Information Systems Technologists and Technicians	Computer Occupations, All Other
soc	15-1299	Document Management Specialists	Computer Occupations, All Other
soc	15-1299	Penetration Testers	Computer Occupations, All Other
soc	15-1299	Information Security Engineers	Computer Occupations, All Other
soc	15-1299	Digital Forensics Analysts	Computer Occupations, All Other
soc	15-1299	Blockchain Engineers	Computer Occupations, All Other
soc	15-1299	Computer Systems Engineers/Architects	Computer Occupations, All Other
soc	15-1299	Information Technology Project Managers	Computer Occupations, All Other
soc	15-2011	Actuaries	Actuaries
soc	15-2021	Mathematicians	Mathematicians
soc	15-2031	Operations Research Analysts	Operations Research Analysts
soc	15-2041	Statisticians	Statisticians
soc	15-2041	Biostatisticians	Statisticians
soc	15-2051	Data Scientists	Data Scientists
soc	15-2051	Business Intelligence Analysts	Data Scientists
soc	15-2051	Clinical Data Managers	Data Scientists
soc	15-2099	Mathematical Science Occupations, All Other	Mathematical Science Occupations, All Other
soc	15-2099	Bioinformatics Technicians	Mathematical Science Occupations, All Other
soc	17-1011	Architects, Except Landscape and Naval	Architects, Except Landscape and Naval
soc	17-1012	Landscape Architects	Landscape Architects
soc	17-1021	Cartographers and Photogrammetrists	Cartographers and Photogrammetrists
soc	17-1022	Surveyors	Surveyors
soc	17-1022	Geodetic Surveyors	Surveyors
soc	17-2011	Aerospace Engineers	Aerospace Engineers
soc	17-2021	Agricultural Engineers	Agricultural Engineers
soc	17-2031	Bioengineers and Biomedical Engineers	Bioengineers and Biomedical Engineers
soc	17-2041	Chemical Engineers	Chemical Engineers
soc	17-2051	Civil Engineers	Civil Engineers
soc	17-2051	Transportation Engineers	Civil Engineers
soc	17-2051	Water/Wastewater Engineers	Civil Engineers
soc	17-2061	Computer Hardware Engineers	Computer Hardware Engineers
soc	17-2071	Electrical Engineers	Electrical Engineers
soc	17-2072	Electronics Engineers, Except Computer	Electronics Engineers, Except Computer
soc	17-2072	Radio Frequency Identification Device Specialists	Electronics Engineers, Except Computer
soc	17-2081	Environmental Engineers	Environmental Engineers
soc	17-2111	Health and Safety Engineers, Except Mining Safety Engineers and Inspectors	Health and Safety Engineers, Except Mining Safety Engineers and Inspectors
soc	17-2111	Fire-Prevention and Protection Engineers	Health and Safety Engineers, Except Mining Safety Engineers and Inspectors
soc	17-2112	Industrial Engineers	Industrial Engineers
soc	17-2112	Human Factors Engineers and Ergonomists	Industrial Engineers
soc	17-2112	Validation Engineers	Industrial Engineers
soc	17-2112	Manufacturing Engineers	Industrial Engineers
soc	17-2121	Marine Engineers and Naval Architects	Marine Engineers and Naval Architects
soc	17-2131	Materials Engineers	Materials Engineers
soc	17-2141	Mechanical Engineers	Mechanical Engineers
soc	17-2141	Fuel Cell Engineers	Mechanical Engineers
soc	17-2141	Automotive Engineers	Mechanical Engineers
soc	17-2151	Mining and Geological Engineers, Including Mining Safety Engineers	Mining and Geological Engineers, Including Mining Safety Engineers
soc	17-2161	Nuclear Engineers	Nuclear Engineers
soc	17-2171	Petroleum Engineers	Petroleum Engineers
soc	17-2199	Engineers, All Other	Engineers, All Other
soc	17-2199	Energy Engineers, Except Wind and Solar	Engineers, All Other
soc	17-2199	Mechatronics Engineers	Engineers, All Other
soc	17-2199	Microsystems Engineers	Engineers, All Other
soc	17-2199	Photonics Engineers	Engineers, All Other
soc	17-2199	Robotics Engineers	Engineers, All Other
soc	17-2199	Nanosystems Engineers	Engineers, All Other
soc	17-2199	Wind Energy Engineers	Engineers, All Other
soc	17-2199	Solar Energy Systems Engineers	Engineers, All Other
soc	17-3011	Architectural and Civil Drafters	Architectural and Civil Drafters
soc	17-3012	Electrical and Electronics Drafters	Electrical and Electronics Drafters
soc	17-3013	Mechanical Drafters	Mechanical Drafters
soc	17-3019	Drafters, All Other	Drafters, All Other
soc	17-3021	Aerospace Engineering and Operations Technologists and Technicians	Aerospace Engineering and Operations Technologists and Technicians
soc	17-3022	Civil Engineering Technologists and Technicians	Civil Engineering Technologists and Technicians
soc	17-3023	Electrical and Electronic Engineering Technologists and Technicians	Electrical and Electronic Engineering Technologists and Technicians
soc	17-3024	Electro-Mechanical and Mechatronics Technologists and Technicians	Electro-Mechanical and Mechatronics Technologists and Technicians
soc	17-3024	Robotics Technicians	Electro-Mechanical and Mechatronics Technologists and Technicians
soc	17-3025	Environmental Engineering Technologists and Technicians	Environmental Engineering Technologists and Technicians
soc	17-3026	Industrial Engineering Technologists and Technicians	Industrial Engineering Technologists and Technicians
soc	17-3026	Nanotechnology Engineering Technologists and Technicians	Industrial Engineering Technologists and Technicians
soc	17-3027	Mechanical Engineering Technologists and Technicians	Mechanical Engineering Technologists and Technicians
soc	17-3027	Automotive Engineering Technicians	Mechanical Engineering Technologists and Technicians
soc	17-3028	Calibration Technologists and Technicians	Calibration Technologists and Technicians
soc	17-3029	Engineering Technologists and Technicians, Except Drafters, All Other	Engineering Technologists and Technicians, Except Drafters, All Other
soc	17-3029	Non-Destructive Testing Specialists	Engineering Technologists and Technicians, Except Drafters, All Other
soc	17-3029	Photonics Technicians	Engineering Technologists and Technicians, Except Drafters, All Other
soc	17-3031	Surveying and Mapping Technicians	Surveying and Mapping Technicians
soc	19-1011	Animal Scientists	Animal Scientists
soc	19-1012	Food Scientists and Technologists	Food Scientists and Technologists
soc	19-1013	Soil and Plant Scientists	Soil and Plant Scientists
soc	19-1021	Biochemists and Biophysicists	Biochemists and Biophysicists
soc	19-1022	Microbiologists	Microbiologists
soc	19-1023	Zoologists and Wildlife Biologists	Zoologists and Wildlife Biologists
soc	19-1029	Biological Scientists, All Other	Biological Scientists, All Other
soc	19-1029	Bioinformatics Scientists	Biological Scientists, All Other
soc	19-1029	Molecular and Cellular Biologists	Biological Scientists, All Other
soc	19-1029	Geneticists	Biological Scientists, All Other
soc	19-1029	Biologists	Biological Scientists, All Other
soc	19-1031	Conservation Scientists	Conservation Scientists
soc	19-1031	Range Managers	Conservation Scientists
soc	19-1031	Park Naturalists	Conservation Scientists
soc	19-1032	Foresters	Foresters
soc	19-1041	Epidemiologists	Epidemiologists
soc	19-1042	Medical Scientists, Except Epidemiologists	Medical Scientists, Except Epidemiologists
soc	19-1099	Life Scientists, All Other	Life Scientists, All Other
soc	19-2011	Astronomers	Astronomers
soc	19-2012	Physicists	Physicists
soc	19-2021	Atmospheric and Space Scientists	Atmospheric and Space Scientists
soc	19-2031	Chemists	Chemists
soc	19-2032	Materials Scientists	Materials Scientists
soc	19-2041	Environmental Scientists and Specialists, Including Health	Environmental Scientists and Specialists, Including Health
soc	19-2041	Climate Change Policy Analysts	Environmental Scientists and Specialists, Including Health
soc	19-2041	Environmental Restoration Planners	Environmental Scientists and Specialists, Including Health
soc	19-2041	Industrial Ecologists	Environmental Scientists and Specialists, Including Health
soc	19-2042	Geoscientists, Except Hydrologists and Geographers	Geoscientists, Except Hydrologists and Geographers
soc	19-2043	Hydrologists	Hydrologists
soc	19-2099	Physical Scientists, All Other	Physical Scientists, All Other
soc	19-2099	Remote Sensing Scientists and Technologists	Physical Scientists, All Other
soc	19-3011	Economists	Economists
soc	19-3011	Environmental Economists	Economists
soc	19-3022	Survey Researchers	Survey Researchers
soc	19-3032	Industrial-Organizational Psychologists	Industrial-Organizational Psychologists
soc	19-3033	Clinical and Counseling Psychologists	Clinical and Counseling Psychologists
soc	19-3034	School Psychologists	School Psychologists
soc	19-3039	Psychologists, All Other	Psychologists, All Other
soc	19-3039	Neuropsychologists	Psychologists, All Other
soc	19-3039	Clinical Neuropsychologists	Psychologists, All Other
soc	19-3041	Sociologists	Sociologists
soc	19-3051	Urban and Regional Planners	Urban and Regional Planners
soc	19-3091	Anthropologists and Archeologists	Anthropologists and Archeologists
soc	19-3092	Geographers	Geographers
soc	19-3093	Historians	Historians
soc	19-3094	Political Scientists	Political Scientists
soc	19-3099	Social Scientists and Related Workers, All Other	Social Scientists and Related Workers, All Other
soc	19-3099	Transportation Planners	Social Scientists and Related Workers, All Other
soc	19-4012	Agricultural Technicians	Agricultural Technicians
soc	19-4012	Precision Agriculture Technicians	Agricultural Technicians
soc	19-4013	Food Science Technicians	Food Science Technicians
soc	19-4021	Biological Technicians	Biological Technicians
soc	19-4031	Chemical Technicians	Chemical Technicians
soc	19-4042	Environmental Science and Protection Technicians, Including Health	Environmental Science and Protection Technicians, Including Health
soc	19-4043	Geological Technicians, Except Hydrologic Technicians	Geological Technicians, Except Hydrologic Technicians
soc	19-4044	Hydrologic Technicians	Hydrologic Technicians
soc	19-4051	Nuclear Technicians	Nuclear Technicians
soc	19-4051	Nuclear Monitoring Technicians	Nuclear Technicians
soc	19-4061	Social Science Research Assistants	Social Science Research Assistants
soc	19-4071	Forest and Conservation Technicians	Forest and Conservation Technicians
soc	19-4092	Forensic Science Technicians	Forensic Science Technicians
soc	19-4099	Life, Physical, and Social Science Technicians, All Other	Life, Physical, and Social Science Technicians, All Other
soc	19-4099	Quality Control Analysts	Life, Physical, and Social Science Technicians, All Other
soc	19-4099	Remote Sensing Technicians	Life, Physical, and Social Science Technicians, All Other
soc	19-5011	Occupational Health and Safety Specialists	Occupational Health and Safety Specialists
soc	19-5012	Occupational Health and Safety Technicians	Occupational Health and Safety Technicians
soc	21-1011	Substance Abuse and Behavioral Disorder Counselors	Substance Abuse and Behavioral Disorder Counselors
soc	21-1012	Educational, Guidance, and Career Counselors and Advisors	Educational, Guidance, and Career Counselors and Advisors
soc	21-1013	Marriage and Family Therapists	Marriage and Family Therapists
soc	21-1014	Mental Health Counselors	Mental Health Counselors
soc	21-1015	Rehabilitation Counselors	Rehabilitation Counselors
soc	21-1019	Counselors, All Other	Counselors, All Other
soc	21-1021	Child, Family, and School Social Workers	Child, Family, and School Social Workers
soc	21-1022	Healthcare Social Workers	Healthcare Social Workers
soc	21-1023	Mental Health and Substance Abuse Social Workers	Mental Health and Substance Abuse Social Workers
soc	21-1029	Social Workers, All Other	Social Workers, All Other
soc	21-1091	Health Education Specialists	Health Education Specialists
soc	21-1092	Probation Officers and Correctional Treatment Specialists	Probation Officers and Correctional Treatment Specialists
soc	21-1093	Social and Human Service Assistants	Social and Human Service Assistants
soc	21-1094	Community Health Workers	Community Health Workers
soc	21-1099	Community and Social Service Specialists, All Other	Community and Social Service Specialists, All Other
soc	21-2011	Clergy	Clergy
soc	21-2021	Directors, Religious Activities and Education	Directors, Religious Activities and Education
soc	21-2099	Religious Workers, All Other	Religious Workers, All Other
soc	23-1011	Lawyers	Lawyers
soc	23-1012	Judicial Law Clerks	Judicial Law Clerks
soc	23-1021	Administrative Law Judges, Adjudicators, and Hearing Officers	Administrative Law Judges, Adjudicators, and Hearing Officers
soc	23-1022	Arbitrators, Mediators, and Conciliators	Arbitrators, Mediators, and Conciliators
soc	23-1023	Judges, Magistrate Judges, and Magistrates	Judges, Magistrate Judges, and Magistrates
soc	23-2011	Paralegals and Legal Assistants	Paralegals and Legal Assistants
soc	23-2093	Title Examiners, Abstractors, and Searchers	Title Examiners, Abstractors, and Searchers
soc	23-2099	Legal Support Workers, All Other	Legal Support Workers, All Other
soc	25-1011	Business Teachers, Postsecondary	Business Teachers, Postsecondary
soc	25-1021	Computer Science Teachers, Postsecondary	Computer Science Teachers, Postsecondary
soc	25-1022	Mathematical Science Teachers, Postsecondary	Mathematical Science Teachers, Postsecondary
soc	25-1031	Architecture Teachers, Postsecondary	Architecture Teachers, Postsecondary
soc	25-1032	Engineering Teachers, Postsecondary	Engineering Teachers, Postsecondary
soc	25-1041	Agricultural Sciences Teachers, Postsecondary	Agricultural Sciences Teachers, Postsecondary
soc	25-1042	Biological Science Teachers, Postsecondary	Biological Science Teachers, Postsecondary
soc	25-1043	Forestry and Conservation Science Teachers, Postsecondary	Forestry and Conservation Science Teachers, Postsecondary
soc	25-1051	Atmospheric, Earth, Marine, and Space Sciences Teachers, Postsecondary	Atmospheric, Earth, Marine, and Space Sciences Teachers, Postsecondary
soc	25-1052	Chemistry Teachers, Postsecondary	Chemistry Teachers, Postsecondary
soc	25-1053	Environmental Science Teachers, Postsecondary	Environmental Science Teachers, Postsecondary
soc	25-1054	Physics Teachers, Postsecondary	Physics Teachers, Postsecondary
soc	25-1061	Anthropology and Archeology Teachers, Postsecondary	Anthropology and Archeology Teachers, Postsecondary
soc	25-1062	Area, Ethnic, and Cultural Studies Teachers, Postsecondary	Area, Ethnic, and Cultural Studies Teachers, Postsecondary
soc	25-1063	Economics Teachers, Postsecondary	Economics Teachers, Postsecondary
soc	25-1064	Geography Teachers, Postsecondary	Geography Teachers, Postsecondary
soc	25-1065	Political Science Teachers, Postsecondary	Political Science Teachers, Postsecondary
soc	25-1066	Psychology Teachers, Postsecondary	Psychology Teachers, Postsecondary
soc	25-1067	Sociology Teachers, Postsecondary	Sociology Teachers, Postsecondary
soc	25-1069	Social Sciences Teachers, Postsecondary, All Other	Social Sciences Teachers, Postsecondary, All Other
soc	25-1071	Health Specialties Teachers, Postsecondary	Health Specialties Teachers, Postsecondary
soc	25-1072	Nursing Instructors and Teachers, Postsecondary	Nursing Instructors and Teachers, Postsecondary
soc	25-1081	Education Teachers, Postsecondary	Education Teachers, Postsecondary
soc	25-1082	Library Science Teachers, Postsecondary	Library Science Teachers, Postsecondary
soc	25-1111	Criminal Justice and Law Enforcement Teachers, Postsecondary	Criminal Justice and Law Enforcement Teachers, Postsecondary
soc	25-1112	Law Teachers, Postsecondary	Law Teachers, Postsecondary
soc	25-1113	Social Work Teachers, Postsecondary	Social Work Teachers, Postsecondary
soc	25-1121	Art, Drama, and Music Teachers, Postsecondary	Art, Drama, and Music Teachers, Postsecondary
soc	25-1122	Communications Teachers, Postsecondary	Communications Teachers, Postsecondary
soc	25-1123	English Language and Literature Teachers, Postsecondary	English Language and Literature Teachers, Postsecondary
soc	25-1124	Foreign Language and Literature Teachers, Postsecondary	Foreign Language and Literature Teachers, Postsecondary
soc	25-1125	History Teachers, Postsecondary	History Teachers, Postsecondary
soc	25-1126	Philosophy and Religion Teachers, Postsecondary	Philosophy and Religion Teachers, Postsecondary
soc	25-1192	Family and Consumer Sciences Teachers, Postsecondary	Family and Consumer Sciences Teachers, Postsecondary
soc	25-1193	Recreation and Fitness Studies Teachers, Postsecondary	Recreation and Fitness Studies Teachers, Postsecondary
soc	25-1194	Career/Technical Education Teachers, Postsecondary	Career/Technical Education Teachers, Postsecondary
soc	25-1199	Postsecondary Teachers, All Other	Postsecondary Teachers, All Other
soc	25-2011	Preschool Teachers, Except Special Education	Preschool Teachers, Except Special Education
soc	25-2012	Kindergarten Teachers, Except Special Education	Kindergarten Teachers, Except Special Education
soc	25-2021	Elementary School Teachers, Except Special Education	Elementary School Teachers, Except Special Education
soc	25-2022	Middle School Teachers, Except Special and Career/Technical Education	Middle School Teachers, Except Special and Career/Technical Education
soc	25-2023	Career/Technical Education Teachers, Middle School	Career/Technical Education Teachers, Middle School
soc	25-2031	Secondary School Teachers, Except Special and Career/Technical Education	Secondary School Teachers, Except Special and Career/Technical Education
soc	25-2032	Career/Technical Education Teachers, Secondary School	Career/Technical Education Teachers, Secondary School
soc	25-2051	Special Education Teachers, Preschool	Special Education Teachers, Preschool
soc	25-2055	Special Education Teachers, Kindergarten	Special Education Teachers, Kindergarten
soc	25-2056	Special Education Teachers, Elementary School	Special Education Teachers, Elementary School
soc	25-2057	Special Education Teachers, Middle School	Special Education Teachers, Middle School
soc	25-2058	Special Education Teachers, Secondary School	Special Education Teachers, Secondary School
soc	25-2059	Special Education Teachers, All Other	Special Education Teachers, All Other
soc	25-2059	Adapted Physical Education Specialists	Special Education Teachers, All Other
soc	25-3011	Adult Basic Education, Adult Secondary Education, and English as a Second Language Instructors	Adult Basic Education, Adult Secondary Education, and English as a Second Language Instructors
soc	25-3021	Self-Enrichment Teachers	Self-Enrichment Teachers
soc	25-3031	Substitute Teachers, Short-Term	Substitute Teachers, Short-Term
soc	25-3041	Tutors	Tutors
soc	25-3099	Teachers and Instructors, All Other	Teachers and Instructors, All Other
soc	25-4011	Archivists	Archivists
soc	25-4012	Curators	Curators
soc	25-4013	Museum Technicians and Conservators	Museum Technicians and Conservators
soc	25-4022	Librarians and Media Collections Specialists	Librarians and Media Collections Specialists
soc	25-4031	Library Technicians	Library Technicians
soc	25-9021	Farm and Home Management Educators	Farm and Home Management Educators
soc	25-9031	Instructional Coordinators	Instructional Coordinators
soc	25-9042	Teaching Assistants, Preschool, Elementary, Middle, and Secondary School, Except Special Education	Teaching Assistants, Preschool, Elementary, Middle, and Secondary School, Except Special Education
soc	25-9043	Teaching Assistants, Special Education	Teaching Assistants, Special Education
soc	25-9044	Teaching Assistants, Postsecondary	Teaching Assistants, Postsecondary
soc	25-9049	Teaching Assistants, All Other	Teaching Assistants, All Other
soc	25-9099	Educational Instruction and Library Workers, All Other	Educational Instruction and Library Workers, All Other
soc	27-1011	Art Directors	Art Directors
soc	27-1012	Craft Artists	Craft Artists
soc	27-1013	Fine Artists, Including Painters, Sculptors, and Illustrators	Fine Artists, Including Painters, Sculptors, and Illustrators
soc	27-1014	Special Effects Artists and Animators	Special Effects Artists and Animators
soc	27-1019	Artists and Related Workers, All Other	Artists and Related Workers, All Other
soc	27-1021	Commercial and Industrial Designers	Commercial and Industrial Designers
soc	27-1022	Fashion Designers	Fashion Designers
soc	27-1023	Floral Designers	Floral Designers
soc	27-1024	Graphic Designers	Graphic Designers
soc	27-1025	Interior Designers	Interior Designers
soc	27-1026	Merchandise Displayers and Window Trimmers	Merchandise Displayers and Window Trimmers
soc	27-1027	Set and Exhibit Designers	Set and Exhibit Designers
soc	27-1029	Designers, All Other	Designers, All Other
soc	27-2011	Actors	Actors
soc	27-2012	Producers and Directors	Producers and Directors
soc	27-2012	Media Programming Directors	Producers and Directors
soc	27-2012	Talent Directors	Producers and Directors
soc	27-2012	Media Technical Directors/Managers	Producers and Directors
soc	27-2021	Athletes and Sports Competitors	Athletes and Sports Competitors
soc	27-2022	Coaches and Scouts	Coaches and Scouts
soc	27-2023	Umpires, Referees, and Other Sports Officials	Umpires, Referees, and Other Sports Officials
soc	27-2031	Dancers	Dancers
soc	27-2032	Choreographers	Choreographers
soc	27-2041	Music Directors and Composers	Music Directors and Composers
soc	27-2042	Musicians and Singers	Musicians and Singers
soc	27-2091	Disc Jockeys, Except Radio	Disc Jockeys, Except Radio
soc	27-2099	Entertainers and Performers, Sports and Related Workers, All Other	Entertainers and Performers, Sports and Related Workers, All Other
soc	27-3011	Broadcast Announcers and Radio Disc Jockeys	Broadcast Announcers and Radio Disc Jockeys
soc	27-3023	News Analysts, Reporters, and Journalists	News Analysts, Reporters, and Journalists
soc	27-3031	Public Relations Specialists	Public Relations Specialists
soc	27-3041	Editors	Editors
soc	27-3042	Technical Writers	Technical Writers
soc	27-3043	Writers and Authors	Writers and Authors
soc	27-3043	Poets, Lyricists and Creative Writers	Writers and Authors
soc	27-3091	Interpreters and Translators	Interpreters and Translators
soc	27-3092	Court Reporters and Simultaneous Captioners	Court Reporters and Simultaneous Captioners
soc	27-3099	Media and Communication Workers, All Other	Media and Communication Workers, All Other
soc	27-4011	Audio and Video Technicians	Audio and Video Technicians
soc	27-4012	Broadcast Technicians	Broadcast Technicians
soc	27-4014	Sound Engineering Technicians	Sound Engineering Technicians
soc	27-4015	Lighting Technicians	Lighting Technicians
soc	27-4021	Photographers	Photographers
soc	27-4031	Camera Operators, Television, Video, and Film	Camera Operators, Television, Video, and Film
soc	27-4032	Film and Video Editors	Film and Video Editors
soc	27-4099	Media and Communication Equipment Workers, All Other	Media and Communication Equipment Workers, All Other
soc	29-1011	Chiropractors	Chiropractors
soc	29-1021	Dentists, General	Dentists, General
soc	29-1022	Oral and Maxillofacial Surgeons	Oral and Maxillofacial Surgeons
soc	29-1023	Orthodontists	Orthodontists
soc	29-1024	Prosthodontists	Prosthodontists
soc	29-1029	Dentists, All Other Specialists	Dentists, All Other Specialists
soc	29-1031	Dietitians and Nutritionists	Dietitians and Nutritionists
soc	29-1041	Optometrists	Optometrists
soc	29-1051	Pharmacists	Pharmacists
soc	29-1071	Physician Assistants	Physician Assistants
soc	29-1071	Anesthesiologist Assistants	Physician Assistants
soc	29-1081	Podiatrists	Podiatrists
soc	29-1122	Occupational Therapists	Occupational Therapists
soc	29-1122	Low Vision Therapists, Orientation and Mobility Specialists, and Vision Rehabilitation Therapists	Occupational Therapists
soc	29-1123	Physical Therapists	Physical Therapists
soc	29-1124	Radiation Therapists	Radiation Therapists
soc	29-1125	Recreational Therapists	Recreational Therapists
soc	29-1126	Respiratory Therapists	Respiratory Therapists
soc	29-1127	Speech-Language Pathologists	Speech-Language Pathologists
soc	29-1128	Exercise Physiologists	Exercise Physiologists
soc	29-1129	Therapists, All Other	Therapists, All Other
soc	29-1129	Art Therapists	Therapists, All Other
soc	29-1129	Music Therapists	Therapists, All Other
soc	29-1131	Veterinarians	Veterinarians
soc	29-1141	Registered Nurses	Registered Nurses
soc	29-1141	Acute Care Nurses	Registered Nurses
soc	29-1141	Advanced Practice Psychiatric Nurses	Registered Nurses
soc	29-1141	Critical Care Nurses	Registered Nurses
soc	29-1141	Clinical Nurse Specialists	Registered Nurses
soc	29-1151	Nurse Anesthetists	Nurse Anesthetists
soc	29-1161	Nurse Midwives	Nurse Midwives
soc	29-1171	Nurse Practitioners	Nurse Practitioners
soc	29-1181	Audiologists	Audiologists
soc	29-1211	Anesthesiologists	Anesthesiologists
soc	29-1212	Cardiologists	Cardiologists
soc	29-1213	Dermatologists	Dermatologists
soc	29-1214	Emergency Medicine Physicians	Emergency Medicine Physicians
soc	29-1215	Family Medicine Physicians	Family Medicine Physicians
soc	29-1216	General Internal Medicine Physicians	General Internal Medicine Physicians
soc	29-1217	Neurologists	Neurologists
soc	29-1218	Obstetricians and Gynecologists	Obstetricians and Gynecologists
soc	29-1221	Pediatricians, General	Pediatricians, General
soc	29-1222	Physicians, Pathologists	Physicians, Pathologists
soc	29-1223	Psychiatrists	Psychiatrists
soc	29-1224	Radiologists	Radiologists
soc	29-1229	Physicians, All Other	Physicians, All Other
soc	29-1229	Allergists and Immunologists	Physicians, All Other
soc	29-1229	Hospitalists	Physicians, All Other
soc	29-1229	Urologists	Physicians, All Other
soc	29-1229	Physical Medicine and Rehabilitation Physicians	Physicians, All Other
soc	29-1229	Preventive Medicine Physicians	Physicians, All Other
soc	29-1229	Sports Medicine Physicians	Physicians, All Other
soc	29-1241	Ophthalmologists, Except Pediatric	Ophthalmologists, Except Pediatric
soc	29-1242	Orthopedic Surgeons, Except Pediatric	Orthopedic Surgeons, Except Pediatric
soc	29-1243	Pediatric Surgeons	Pediatric Surgeons
soc	29-1249	Surgeons, All Other	Surgeons, All Other
soc	29-1291	Acupuncturists	Acupuncturists
soc	29-1292	Dental Hygienists	Dental Hygienists
soc	29-1299	Healthcare Diagnosing or Treating Practitioners, All Other	Healthcare Diagnosing or Treating Practitioners, All Other
soc	29-1299	Naturopathic Physicians	Healthcare Diagnosing or Treating Practitioners, All Other
soc	29-1299	Orthoptists	Healthcare Diagnosing or Treating Practitioners, All Other
soc	29-2011	Medical and Clinical Laboratory Technologists	Medical and Clinical Laboratory Technologists
soc	29-2011	Cytogenetic Technologists	Medical and Clinical Laboratory Technologists
soc	29-2011	Cytotechnologists	Medical and Clinical Laboratory Technologists
soc	29-2011	Histotechnologists	Medical and Clinical Laboratory Technologists
soc	29-2012	Medical and Clinical Laboratory Technicians	Medical and Clinical Laboratory Technicians
soc	29-2012	Histology Technicians	Medical and Clinical Laboratory Technicians
soc	29-2031	Cardiovascular Technologists and Technicians	Cardiovascular Technologists and Technicians
soc	29-2032	Diagnostic Medical Sonographers	Diagnostic Medical Sonographers
soc	29-2033	Nuclear Medicine Technologists	Nuclear Medicine Technologists
soc	29-2034	Radiologic Technologists and Technicians	Radiologic Technologists and Technicians
soc	29-2035	Magnetic Resonance Imaging Technologists	Magnetic Resonance Imaging Technologists
soc	29-2036	Medical Dosimetrists	Medical Dosimetrists
soc	29-2042	Emergency Medical Technicians	Emergency Medical Technicians
soc	29-2043	Paramedics	Paramedics
soc	29-2051	Dietetic Technicians	Dietetic Technicians
soc	29-2052	Pharmacy Technicians	Pharmacy Technicians
soc	29-2053	Psychiatric Technicians	Psychiatric Technicians
soc	29-2055	Surgical Technologists	Surgical Technologists
soc	29-2056	Veterinary Technologists and Technicians	Veterinary Technologists and Technicians
soc	29-2057	Ophthalmic Medical Technicians	Ophthalmic Medical Technicians
soc	29-2061	Licensed Practical and Licensed Vocational Nurses	Licensed Practical and Licensed Vocational Nurses
soc	29-2072	Medical Records Specialists	Medical Records Specialists
soc	29-2081	Opticians, Dispensing	Opticians, Dispensing
soc	29-2091	Orthotists and Prosthetists	Orthotists and Prosthetists
soc	29-2092	Hearing Aid Specialists	Hearing Aid Specialists
soc	29-2099	Health Technologists and Technicians, All Other	Health Technologists and Technicians, All Other
soc	29-2099	Neurodiagnostic Technologists	Health Technologists and Technicians, All Other
soc	29-2099	Ophthalmic Medical Technologists	Health Technologists and Technicians, All Other
soc	29-2099	Patient Representatives	Health Technologists and Technicians, All Other
soc	29-9021	Health Information Technologists and Medical Registrars	Health Information Technologists and Medical Registrars
soc	29-9091	Athletic Trainers	Athletic Trainers
soc	29-9092	Genetic Counselors	Genetic Counselors
soc	29-9093	Surgical Assistants	Surgical Assistants
soc	29-9099	Healthcare Practitioners and Technical Workers, All Other	Healthcare Practitioners and Technical Workers, All Other
soc	29-9099	Midwives	Healthcare Practitioners and Technical Workers, All Other
soc	31-1121	Home Health Aides	Home Health Aides
soc	31-1122	Personal Care Aides	Personal Care Aides
soc	31-1131	Nursing Assistants	Nursing Assistants
soc	31-1132	Orderlies	Orderlies
soc	31-1133	Psychiatric Aides	Psychiatric Aides
soc	31-2011	Occupational Therapy Assistants	Occupational Therapy Assistants
soc	31-2012	Occupational Therapy Aides	Occupational Therapy Aides
soc	31-2021	Physical Therapist Assistants	Physical Therapist Assistants
soc	31-2022	Physical Therapist Aides	Physical Therapist Aides
soc	31-9011	Massage Therapists	Massage Therapists
soc	31-9091	Dental Assistants	Dental Assistants
soc	31-9092	Medical Assistants	Medical Assistants
soc	31-9093	Medical Equipment Preparers	Medical Equipment Preparers
soc	31-9094	Medical Transcriptionists	Medical Transcriptionists
soc	31-9095	Pharmacy Aides	Pharmacy Aides
soc	31-9096	Veterinary Assistants and Laboratory Animal Caretakers	Veterinary Assistants and Laboratory Animal Caretakers
soc	31-9097	Phlebotomists	Phlebotomists
soc	31-9099	Healthcare Support Workers, All Other	Healthcare Support Workers, All Other
soc	31-9099	Speech-Language Pathology Assistants	Healthcare Support Workers, All Other
soc	31-9099	Endoscopy Technicians	Healthcare Support Workers, All Other
soc	33-1011	First-Line Supervisors of Correctional Officers	First-Line Supervisors of Correctional Officers
soc	33-1012	First-Line Supervisors of Police and Detectives	First-Line Supervisors of Police and Detectives
soc	33-1021	First-Line Supervisors of Firefighting and Prevention Workers	First-Line Supervisors of Firefighting and Prevention Workers
soc	33-1091	First-Line Supervisors of Security Workers	First-Line Supervisors of Security Workers
soc	33-1099	First-Line Supervisors of Protective Service Workers, All Other	First-Line Supervisors of Protective Service Workers, All Other
soc	33-2011	Firefighters	Firefighters
soc	33-2021	Fire Inspectors and Investigators	Fire Inspectors and Investigators
soc	33-2022	Forest Fire Inspectors and Prevention Specialists	Forest Fire Inspectors and Prevention Specialists
soc	33-3011	Bailiffs	Bailiffs
soc	33-3012	Correctional Officers and Jailers	Correctional Officers and Jailers
soc	33-3021	Detectives and Criminal Investigators	Detectives and Criminal Investigators
soc	33-3021	Police Identification and Records Officers	Detectives and Criminal Investigators
soc	33-3021	Intelligence Analysts	Detectives and Criminal Investigators
soc	33-3031	Fish and Game Wardens	Fish and Game Wardens
soc	33-3041	Parking Enforcement Workers	Parking Enforcement Workers
soc	33-3051	Police and Sheriff's Patrol Officers	Police and Sheriff's Patrol Officers
soc	33-3051	Customs and Border Protection Officers	Police and Sheriff's Patrol Officers
soc	33-3052	Transit and Railroad Police	Transit and Railroad Police
soc	33-9011	Animal Control Workers	Animal Control Workers
soc	33-9021	Private Detectives and Investigators	Private Detectives and Investigators
soc	33-9031	Gambling Surveillance Officers and Gambling Investigators	Gambling Surveillance Officers and Gambling Investigators
soc	33-9032	Security Guards	Security Guards
soc	33-9091	Crossing Guards and Flaggers	Crossing Guards and Flaggers
soc	33-9092	Lifeguards, Ski Patrol, and Other Recreational Protective Service Workers	Lifeguards, Ski Patrol, and Other Recreational Protective Service Workers
soc	33-9093	Transportation Security Screeners	Transportation Security Screeners
soc	33-9094	School Bus Monitors	School Bus Monitors
soc	33-9099	Protective Service Workers, All Other	Protective Service Workers, All Other
soc	33-9099	Retail Loss Prevention Specialists	Protective Service Workers, All Other
soc	35-1011	Chefs and Head Cooks	Chefs and Head Cooks
soc	35-1012	First-Line Supervisors of Food Preparation and Serving Workers	First-Line Supervisors of Food Preparation and Serving Workers
soc	35-2011	Cooks, Fast Food	Cooks, Fast Food
soc	35-2012	Cooks, Institution and Cafeteria	Cooks, Institution and Cafeteria
soc	35-2013	Cooks, Private Household	Cooks, Private Household
soc	35-2014	Cooks, Restaurant	Cooks, Restaurant
soc	35-2015	Cooks, Short Order	Cooks, Short Order
soc	35-2019	Cooks, All Other	Cooks, All Other
soc	35-2021	Food Preparation Workers	Food Preparation Workers
soc	35-3011	Bartenders	Bartenders
soc	35-3023	Fast Food and Counter Workers	Fast Food and Counter Workers
soc	35-3023	Baristas	Fast Food and Counter Workers
soc	35-3031	Waiters and Waitresses	Waiters and Waitresses
soc	35-3041	Food Servers, Nonrestaurant	Food Servers, Nonrestaurant
soc	35-9011	Dining Room and Cafeteria Attendants and Bartender Helpers	Dining Room and Cafeteria Attendants and Bartender Helpers
soc	35-9021	Dishwashers	Dishwashers
soc	35-9031	Hosts and Hostesses, Restaurant, Lounge, and Coffee Shop	Hosts and Hostesses, Restaurant, Lounge, and Coffee Shop
soc	35-9099	Food Preparation and Serving Related Workers, All Other	Food Preparation and Serving Related Workers, All Other
soc	37-1011	First-Line Supervisors of Housekeeping and Janitorial Workers	First-Line Supervisors of Housekeeping and Janitorial Workers
soc	37-1012	First-Line Supervisors of Landscaping, Lawn Service, and Groundskeeping Workers	First-Line Supervisors of Landscaping, Lawn Service, and Groundskeeping Workers
soc	37-2011	Janitors and Cleaners, Except Maids and Housekeeping Cleaners	Janitors and Cleaners, Except Maids and Housekeeping Cleaners
soc	37-2012	Maids and Housekeeping Cleaners	Maids and Housekeeping Cleaners
soc	37-2019	Building Cleaning Workers, All Other	Building Cleaning Workers, All Other
soc	37-2021	Pest Control Workers	Pest Control Workers
soc	37-3011	Landscaping and Groundskeeping Workers	Landscaping and Groundskeeping Workers
soc	37-3012	Pesticide Handlers, Sprayers, and Applicators, Vegetation	Pesticide Handlers, Sprayers, and Applicators, Vegetation
soc	37-3013	Tree Trimmers and Pruners	Tree Trimmers and Pruners
soc	37-3019	Grounds Maintenance Workers, All Other	Grounds Maintenance Workers, All Other
soc	39-1013	First-Line Supervisors of Gambling Services Workers	First-Line Supervisors of Gambling Services Workers
soc	39-1014	First-Line Supervisors of Entertainment and Recreation Workers, Except Gambling Services	First-Line Supervisors of Entertainment and Recreation Workers, Except Gambling Services
soc	39-1022	First-Line Supervisors of Personal Service Workers	First-Line Supervisors of Personal Service Workers
soc	39-2011	Animal Trainers	Animal Trainers
soc	39-2021	Animal Caretakers	Animal Caretakers
soc	39-3011	Gambling Dealers	Gambling Dealers
soc	39-3012	Gambling and Sports Book Writers and Runners	Gambling and Sports Book Writers and Runners
soc	39-3019	Gambling Service Workers, All Other	Gambling Service Workers, All Other
soc	39-3021	Motion Picture Projectionists	Motion Picture Projectionists
soc	39-3031	Ushers, Lobby Attendants, and Ticket Takers	Ushers, Lobby Attendants, and Ticket Takers
soc	39-3091	Amusement and Recreation Attendants	Amusement and Recreation Attendants
soc	39-3092	Costume Attendants	Costume Attendants
soc	39-3093	Locker Room, Coatroom, and Dressing Room Attendants	Locker Room, Coatroom, and Dressing Room Attendants
soc	39-3099	Entertainment Attendants and Related Workers, All Other	Entertainment Attendants and Related Workers, All Other
soc	39-4011	Embalmers	Embalmers
soc	39-4012	Crematory Operators	Crematory Operators
soc	39-4021	Funeral Attendants	Funeral Attendants
soc	39-4031	Morticians, Undertakers, and Funeral Arrangers	Morticians, Undertakers, and Funeral Arrangers
soc	39-5011	Barbers	Barbers
soc	39-5012	Hairdressers, Hairstylists, and Cosmetologists	Hairdressers, Hairstylists, and Cosmetologists
soc	39-5091	Makeup Artists, Theatrical and Performance	Makeup Artists, Theatrical and Performance
soc	39-5092	Manicurists and Pedicurists	Manicurists and Pedicurists
soc	39-5093	Shampooers	Shampooers
soc	39-5094	Skincare Specialists	Skincare Specialists
soc	39-6011	Baggage Porters and Bellhops	Baggage Porters and Bellhops
soc	39-6012	Concierges	Concierges
soc	39-7011	Tour Guides and Escorts	Tour Guides and Escorts
soc	39-7012	Travel Guides	Travel Guides
soc	39-9011	Childcare Workers	Childcare Workers
soc	39-9011	Nannies	Childcare Workers
soc	39-9031	Exercise Trainers and Group Fitness Instructors	Exercise Trainers and Group Fitness Instructors
soc	39-9032	Recreation Workers	Recreation Workers
soc	39-9041	Residential Advisors	Residential Advisors
soc	39-9099	Personal Care and Service Workers, All Other	Personal Care and Service Workers, All Other
soc	41-1011	First-Line Supervisors of Retail Sales Workers	First-Line Supervisors of Retail Sales Workers
soc	41-1012	First-Line Supervisors of Non-Retail Sales Workers	First-Line Supervisors of Non-Retail Sales Workers
soc	41-2011	Cashiers	Cashiers
soc	41-2012	Gambling Change Persons and Booth Cashiers	Gambling Change Persons and Booth Cashiers
soc	41-2021	Counter and Rental Clerks	Counter and Rental Clerks
soc	41-2022	Parts Salespersons	Parts Salespersons
soc	41-2031	Retail Salespersons	Retail Salespersons
soc	41-3011	Advertising Sales Agents	Advertising Sales Agents
soc	41-3021	Insurance Sales Agents	Insurance Sales Agents
soc	41-3031	Securities, Commodities, and Financial Services Sales Agents	Securities, Commodities, and Financial Services Sales Agents
soc	41-3041	Travel Agents	Travel Agents
soc	41-3091	Sales Representatives of Services, Except Advertising, Insurance, Financial Services, and Travel	Sales Representatives of Services, Except Advertising, Insurance, Financial Services, and Travel
soc	41-4011	Sales Representatives, Wholesale and Manufacturing, Technical and Scientific Products	Sales Representatives, Wholesale and Manufacturing, Technical and Scientific Products
soc	41-4011	Solar Sales Representatives and Assessors	Sales Representatives, Wholesale and Manufacturing, Technical and Scientific Products
soc	41-4012	Sales Representatives, Wholesale and Manufacturing, Except Technical and Scientific Products	Sales Representatives, Wholesale and Manufacturing, Except Technical and Scientific Products
soc	41-9011	Demonstrators and Product Promoters	Demonstrators and Product Promoters
soc	41-9012	Models	Models
soc	41-9021	Real Estate Brokers	Real Estate Brokers
soc	41-9022	Real Estate Sales Agents	Real Estate Sales Agents
soc	41-9031	Sales Engineers	Sales Engineers
soc	41-9041	Telemarketers	Telemarketers
soc	41-9091	Door-to-Door Sales Workers, News and Street Vendors, and Related Workers	Door-to-Door Sales Workers, News and Street Vendors, and Related Workers
soc	41-9099	Sales and Related Workers, All Other	Sales and Related Workers, All Other
soc	43-1011	First-Line Supervisors of Office and Administrative Support Workers	First-Line Supervisors of Office and Administrative Support Workers
soc	43-2011	Switchboard Operators, Including Answering Service	Switchboard Operators, Including Answering Service
soc	43-2021	Telephone Operators	Telephone Operators
soc	43-2099	Communications Equipment Operators, All Other	Communications Equipment Operators, All Other
soc	43-3011	Bill and Account Collectors	Bill and Account Collectors
soc	43-3021	Billing and Posting Clerks	Billing and Posting Clerks
soc	43-3031	Bookkeeping, Accounting, and Auditing Clerks	Bookkeeping, Accounting, and Auditing Clerks
soc	43-3041	Gambling Cage Workers	Gambling Cage Workers
soc	43-3051	Payroll and Timekeeping Clerks	Payroll and Timekeeping Clerks
soc	43-3061	Procurement Clerks	Procurement Clerks
soc	43-3071	Tellers	Tellers
soc	43-3099	Financial Clerks, All Other	Financial Clerks, All Other
soc	43-4011	Brokerage Clerks	Brokerage Clerks
soc	43-4021	Correspondence Clerks	Correspondence Clerks
soc	43-4031	Court, Municipal, and License Clerks	Court, Municipal, and License Clerks
soc	43-4041	Credit Authorizers, Checkers, and Clerks	Credit Authorizers, Checkers, and Clerks
soc	43-4051	Customer Service Representatives	Customer Service Representatives
soc	43-4061	Eligibility Interviewers, Government Programs	Eligibility Interviewers, Government Programs
soc	43-4071	File Clerks	File Clerks
soc	43-4081	Hotel, Motel, and Resort Desk Clerks	Hotel, Motel, and Resort Desk Clerks
soc	43-4111	Interviewers, Except Eligibility and Loan	Interviewers, Except Eligibility and Loan
soc	43-4121	Library Assistants, Clerical	Library Assistants, Clerical
soc	43-4131	Loan Interviewers and Clerks	Loan Interviewers and Clerks
soc	43-4141	New Accounts Clerks	New Accounts Clerks
soc	43-4151	Order Clerks	Order Clerks
soc	43-4161	Human Resources Assistants, Except Payroll and Timekeeping	Human Resources Assistants, Except Payroll and Timekeeping
soc	43-4171	Receptionists and Information Clerks	Receptionists and Information Clerks
soc	43-4181	Reservation and Transportation Ticket Agents and Travel Clerks	Reservation and Transportation Ticket Agents and Travel Clerks
soc	43-4199	Information and Record Clerks, All Other	Information and Record Clerks, All Other
soc	43-5011	Cargo and Freight Agents	Cargo and Freight Agents
soc	43-5011	Freight Forwarders	Cargo and Freight Agents
soc	43-5021	Couriers and Messengers	Couriers and Messengers
soc	43-5031	Public Safety Telecommunicators	Public Safety Telecommunicators
soc	43-5032	Dispatchers, Except Police, Fire, and Ambulance	Dispatchers, Except Police, Fire, and Ambulance
soc	43-5041	Meter Readers, Utilities	Meter Readers, Utilities
soc	43-5051	Postal Service Clerks	Postal Service Clerks
soc	43-5052	Postal Service Mail Carriers	Postal Service Mail Carriers
soc	43-5053	Postal Service Mail Sorters, Processors, and Processing Machine Operators	Postal Service Mail Sorters, Processors, and Processing Machine Operators
soc	43-5061	Production, Planning, and Expediting Clerks	Production, Planning, and Expediting Clerks
soc	43-5071	Shipping, Receiving, and Inventory Clerks	Shipping, Receiving, and Inventory Clerks
soc	43-5111	Weighers, Measurers, Checkers, and Samplers, Recordkeeping	Weighers, Measurers, Checkers, and Samplers, Recordkeeping
soc	43-6011	Executive Secretaries and Executive Administrative Assistants	Executive Secretaries and Executive Administrative Assistants
soc	43-6012	Legal Secretaries and Administrative Assistants	Legal Secretaries and Administrative Assistants
soc	43-6013	Medical Secretaries and Administrative Assistants	Medical Secretaries and Administrative Assistants
soc	43-6014	Secretaries and Administrative Assistants, Except Legal, Medical, and Executive	Secretaries and Administrative Assistants, Except Legal, Medical, and Executive
soc	43-9021	Data Entry Keyers	Data Entry Keyers
soc	43-9022	Word Processors and Typists	Word Processors and Typists
soc	43-9031	Desktop Publishers	Desktop Publishers
soc	43-9041	Insurance Claims and Policy Processing Clerks	Insurance Claims and Policy Processing Clerks
soc	43-9051	Mail Clerks and Mail Machine Operators, Except Postal Service	Mail Clerks and Mail Machine Operators, Except Postal Service
soc	43-9061	Office Clerks, General	Office Clerks, General
soc	43-9071	Office Machine Operators, Except Computer	Office Machine Operators, Except Computer
soc	43-9081	Proofreaders and Copy Markers	Proofreaders and Copy Markers
soc	43-9111	Statistical Assistants	Statistical Assistants
soc	43-9199	Office and Administrative Support Workers, All Other	Office and Administrative Support Workers, All Other
soc	45-1011	First-Line Supervisors of Farming, Fishing, and Forestry Workers	First-Line Supervisors of Farming, Fishing, and Forestry Workers
soc	45-2011	Agricultural Inspectors	Agricultural Inspectors
soc	45-2021	Animal Breeders	Animal Breeders
soc	45-2041	Graders and Sorters, Agricultural Products	Graders and Sorters, Agricultural Products
soc	45-2091	Agricultural Equipment Operators	Agricultural Equipment Operators
soc	45-2092	Farmworkers and Laborers, Crop, Nursery, and Greenhouse	Farmworkers and Laborers, Crop, Nursery, and Greenhouse
soc	45-2093	Farmworkers, Farm, Ranch, and Aquacultural Animals	Farmworkers, Farm, Ranch, and Aquacultural Animals
soc	45-2099	Agricultural Workers, All Other	Agricultural Workers, All Other
soc	45-3031	Fishing and Hunting Workers	Fishing and Hunting Workers
soc	45-4011	Forest and Conservation Workers	Forest and Conservation Workers
soc	45-4021	Fallers	Fallers
soc	45-4022	Logging Equipment Operators	Logging Equipment Operators
soc	45-4023	Log Graders and Scalers	Log Graders and Scalers
soc	45-4029	Logging Workers, All Other	Logging Workers, All Other
soc	47-1011	First-Line Supervisors of Construction Trades and Extraction Workers	First-Line Supervisors of Construction Trades and Extraction Workers
soc	47-1011	Solar Energy Installation Managers	First-Line Supervisors of Construction Trades and Extraction Workers
soc	47-2011	Boilermakers	Boilermakers
soc	47-2021	Brickmasons and Blockmasons	Brickmasons and Blockmasons
soc	47-2022	Stonemasons	Stonemasons
soc	47-2031	Carpenters	Carpenters
soc	47-2041	Carpet Installers	Carpet Installers
soc	47-2042	Floor Layers, Except Carpet, Wood, and Hard Tiles	Floor Layers, Except Carpet, Wood, and Hard Tiles
soc	47-2043	Floor Sanders and Finishers	Floor Sanders and Finishers
soc	47-2044	Tile and Stone Setters	Tile and Stone Setters
soc	47-2051	Cement Masons and Concrete Finishers	Cement Masons and Concrete Finishers
soc	47-2053	Terrazzo Workers and Finishers	Terrazzo Workers and Finishers
soc	47-2061	Construction Laborers	Construction Laborers
soc	47-2071	Paving, Surfacing, and Tamping Equipment Operators	Paving, Surfacing, and Tamping Equipment Operators
soc	47-2072	Pile Driver Operators	Pile Driver Operators
soc	47-2073	Operating Engineers and Other Construction Equipment Operators	Operating Engineers and Other Construction Equipment Operators
soc	47-2081	Drywall and Ceiling Tile Installers	Drywall and Ceiling Tile Installers
soc	47-2082	Tapers	Tapers
soc	47-2111	Electricians	Electricians
soc	47-2121	Glaziers	Glaziers
soc	47-2131	Insulation Workers, Floor, Ceiling, and Wall	Insulation Workers, Floor, Ceiling, and Wall
soc	47-2132	Insulation Workers, Mechanical	Insulation Workers, Mechanical
soc	47-2141	Painters, Construction and Maintenance	Painters, Construction and Maintenance
soc	47-2142	Paperhangers	Paperhangers
soc	47-2151	Pipelayers	Pipelayers
soc	47-2152	Plumbers, Pipefitters, and Steamfitters	Plumbers, Pipefitters, and Steamfitters
soc	47-2152	Solar Thermal Installers and Technicians	Plumbers, Pipefitters, and Steamfitters
soc	47-2161	Plasterers and Stucco Masons	Plasterers and Stucco Masons
soc	47-2171	Reinforcing Iron and Rebar Workers	Reinforcing Iron and Rebar Workers
soc	47-2181	Roofers	Roofers
soc	47-2211	Sheet Metal Workers	Sheet Metal Workers
soc	47-2221	Structural Iron and Steel Workers	Structural Iron and Steel Workers
soc	47-2231	Solar Photovoltaic Installers	Solar Photovoltaic Installers
soc	47-3011	Helpers--Brickmasons, Blockmasons, Stonemasons, and Tile and Marble Setters	Helpers--Brickmasons, Blockmasons, Stonemasons, and Tile and Marble Setters
soc	47-3012	Helpers--Carpenters	Helpers--Carpenters
soc	47-3013	Helpers--Electricians	Helpers--Electricians
soc	47-3014	Helpers--Painters, Paperhangers, Plasterers, and Stucco Masons	Helpers--Painters, Paperhangers, Plasterers, and Stucco Masons
soc	47-3015	Helpers--Pipelayers, Plumbers, Pipefitters, and Steamfitters	Helpers--Pipelayers, Plumbers, Pipefitters, and Steamfitters
soc	47-3016	Helpers--Roofers	Helpers--Roofers
soc	47-3019	Helpers, Construction Trades, All Other	Helpers, Construction Trades, All Other
soc	47-4011	Construction and Building Inspectors	Construction and Building Inspectors
soc	47-4011	Energy Auditors	Construction and Building Inspectors
soc	47-4021	Elevator and Escalator Installers and Repairers	Elevator and Escalator Installers and Repairers
soc	47-4031	Fence Erectors	Fence Erectors
soc	47-4041	Hazardous Materials Removal Workers	Hazardous Materials Removal Workers
soc	47-4051	Highway Maintenance Workers	Highway Maintenance Workers
soc	47-4061	Rail-Track Laying and Maintenance Equipment Operators	Rail-Track Laying and Maintenance Equipment Operators
soc	47-4071	Septic Tank Servicers and Sewer Pipe Cleaners	Septic Tank Servicers and Sewer Pipe Cleaners
soc	47-4091	Segmental Pavers	Segmental Pavers
soc	47-4099	Construction and Related Workers, All Other	Construction and Related Workers, All Other
soc	47-4099	Weatherization Installers and Technicians	Construction and Related Workers, All Other
soc	47-5011	Derrick Operators, Oil and Gas	Derrick Operators, Oil and Gas
soc	47-5012	Rotary Drill Operators, Oil and Gas	Rotary Drill Operators, Oil and Gas
soc	47-5013	Service Unit Operators, Oil and Gas	Service Unit Operators, Oil and Gas
soc	47-5022	Excavating and Loading Machine and Dragline Operators, Surface Mining	Excavating and Loading Machine and Dragline Operators, Surface Mining
soc	47-5023	Earth Drillers, Except Oil and Gas	Earth Drillers, Except Oil and Gas
soc	47-5032	Explosives Workers, Ordnance Handling Experts, and Blasters	Explosives Workers, Ordnance Handling Experts, and Blasters
soc	47-5041	Continuous Mining Machine Operators	Continuous Mining Machine Operators
soc	47-5043	Roof Bolters, Mining	Roof Bolters, Mining
soc	47-5044	Loading and Moving Machine Operators, Underground Mining	Loading and Moving Machine Operators, Underground Mining
soc	47-5049	Underground Mining Machine Operators, All Other	Underground Mining Machine Operators, All Other
soc	47-5051	Rock Splitters, Quarry	Rock Splitters, Quarry
soc	47-5071	Roustabouts, Oil and Gas	Roustabouts, Oil and Gas
soc	47-5081	Helpers--Extraction Workers	Helpers--Extraction Workers
soc	47-5099	Extraction Workers, All Other	Extraction Workers, All Other
soc	49-1011	First-Line Supervisors of Mechanics, Installers, and Repairers	First-Line Supervisors of Mechanics, Installers, and Repairers
soc	49-2011	Computer, Automated Teller, and Office Machine Repairers	Computer, Automated Teller, and Office Machine Repairers
soc	49-2021	Radio, Cellular, and Tower Equipment Installers and Repairers	Radio, Cellular, and Tower Equipment Installers and Repairers
soc	49-2022	Telecommunications Equipment Installers and Repairers, Except Line Installers	Telecommunications Equipment Installers and Repairers, Except Line Installers
soc	49-2091	Avionics Technicians	Avionics Technicians
soc	49-2092	Electric Motor, Power Tool, and Related Repairers	Electric Motor, Power Tool, and Related Repairers
soc	49-2093	Electrical and Electronics Installers and Repairers, Transportation Equipment	Electrical and Electronics Installers and Repairers, Transportation Equipment
soc	49-2094	Electrical and Electronics Repairers, Commercial and Industrial Equipment	Electrical and Electronics Repairers, Commercial and Industrial Equipment
soc	49-2095	Electrical and Electronics Repairers, Powerhouse, Substation, and Relay	Electrical and Electronics Repairers, Powerhouse, Substation, and Relay
soc	49-2096	Electronic Equipment Installers and Repairers, Motor Vehicles	Electronic Equipment Installers and Repairers, Motor Vehicles
soc	49-2097	Audiovisual Equipment Installers and Repairers	Audiovisual Equipment Installers and Repairers
soc	49-2098	Security and Fire Alarm Systems Installers	Security and Fire Alarm Systems Installers
soc	49-3011	Aircraft Mechanics and Service Technicians	Aircraft Mechanics and Service Technicians
soc	49-3021	Automotive Body and Related Repairers	Automotive Body and Related Repairers
soc	49-3022	Automotive Glass Installers and Repairers	Automotive Glass Installers and Repairers
soc	49-3023	Automotive Service Technicians and Mechanics	Automotive Service Technicians and Mechanics
soc	49-3031	Bus and Truck Mechanics and Diesel Engine Specialists	Bus and Truck Mechanics and Diesel Engine Specialists
soc	49-3041	Farm Equipment Mechanics and Service Technicians	Farm Equipment Mechanics and Service Technicians
soc	49-3042	Mobile Heavy Equipment Mechanics, Except Engines	Mobile Heavy Equipment Mechanics, Except Engines
soc	49-3043	Rail Car Repairers	Rail Car Repairers
soc	49-3051	Motorboat Mechanics and Service Technicians	Motorboat Mechanics and Service Technicians
soc	49-3052	Motorcycle Mechanics	Motorcycle Mechanics
soc	49-3053	Outdoor Power Equipment and Other Small Engine Mechanics	Outdoor Power Equipment and Other Small Engine Mechanics
soc	49-3091	Bicycle Repairers	Bicycle Repairers
soc	49-3092	Recreational Vehicle Service Technicians	Recreational Vehicle Service Technicians
soc	49-3093	Tire Repairers and Changers	Tire Repairers and Changers
soc	49-9011	Mechanical Door Repairers	Mechanical Door Repairers
soc	49-9012	Control and Valve Installers and Repairers, Except Mechanical Door	Control and Valve Installers and Repairers, Except Mechanical Door
soc	49-9021	Heating, Air Conditioning, and Refrigeration Mechanics and Installers	Heating, Air Conditioning, and Refrigeration Mechanics and Installers
soc	49-9031	Home Appliance Repairers	Home Appliance Repairers
soc	49-9041	Industrial Machinery Mechanics	Industrial Machinery Mechanics
soc	49-9043	Maintenance Workers, Machinery	Maintenance Workers, Machinery
soc	49-9044	Millwrights	Millwrights
soc	49-9045	Refractory Materials Repairers, Except Brickmasons	Refractory Materials Repairers, Except Brickmasons
soc	49-9051	Electrical Power-Line Installers and Repairers	Electrical Power-Line Installers and Repairers
soc	49-9052	Telecommunications Line Installers and Repairers	Telecommunications Line Installers and Repairers
soc	49-9061	Camera and Photographic Equipment Repairers	Camera and Photographic Equipment Repairers
soc	49-9062	Medical Equipment Repairers	Medical Equipment Repairers
soc	49-9063	Musical Instrument Repairers and Tuners	Musical Instrument Repairers and Tuners
soc	49-9064	Watch and Clock Repairers	Watch and Clock Repairers
soc	49-9069	Precision Instrument and Equipment Repairers, All Other	Precision Instrument and Equipment Repairers, All Other
soc	49-9071	Maintenance and Repair Workers, General	Maintenance and Repair Workers, General
soc	49-9081	Wind Turbine Service Technicians	Wind Turbine Service Technicians
soc	49-9091	Coin, Vending, and Amusement Machine Servicers and Repairers	Coin, Vending, and Amusement Machine Servicers and Repairers
soc	49-9092	Commercial Divers	Commercial Divers
soc	49-9094	Locksmiths and Safe Repairers	Locksmiths and Safe Repairers
soc	49-9095	Manufactured Building and Mobile Home Installers	Manufactured Building and Mobile Home Installers
soc	49-9096	Riggers	Riggers
soc	49-9097	Signal and Track Switch Repairers	Signal and Track Switch Repairers
soc	49-9098	Helpers--Installation, Maintenance, and Repair Workers	Helpers--Installation, Maintenance, and Repair Workers
soc	49-9099	Installation, Maintenance, and Repair Workers, All Other	Installation, Maintenance, and Repair Workers, All Other
soc	49-9099	Geothermal Technicians	Installation, Maintenance, and Repair Workers, All Other
soc	51-1011	First-Line Supervisors of Production and Operating Workers	First-Line Supervisors of Production and Operating Workers
soc	51-2011	Aircraft Structure, Surfaces, Rigging, and Systems Assemblers	Aircraft Structure, Surfaces, Rigging, and Systems Assemblers
soc	51-2021	Coil Winders, Tapers, and Finishers	Coil Winders, Tapers, and Finishers
soc	51-2022	Electrical and Electronic Equipment Assemblers	Electrical and Electronic Equipment Assemblers
soc	51-2023	Electromechanical Equipment Assemblers	Electromechanical Equipment Assemblers
soc	51-2031	Engine and Other Machine Assemblers	Engine and Other Machine Assemblers
soc	51-2041	Structural Metal Fabricators and Fitters	Structural Metal Fabricators and Fitters
soc	51-2051	Fiberglass Laminators and Fabricators	Fiberglass Laminators and Fabricators
soc	51-2061	Timing Device Assemblers and Adjusters	Timing Device Assemblers and Adjusters
soc	51-2092	Team Assemblers	Team Assemblers
soc	51-2099	Assemblers and Fabricators, All Other	Assemblers and Fabricators, All Other
soc	51-3011	Bakers	Bakers
soc	51-3021	Butchers and Meat Cutters	Butchers and Meat Cutters
soc	51-3022	Meat, Poultry, and Fish Cutters and Trimmers	Meat, Poultry, and Fish Cutters and Trimmers
soc	51-3023	Slaughterers and Meat Packers	Slaughterers and Meat Packers
soc	51-3091	Food and Tobacco Roasting, Baking, and Drying Machine Operators and Tenders	Food and Tobacco Roasting, Baking, and Drying Machine Operators and Tenders
soc	51-3092	Food Batchmakers	Food Batchmakers
soc	51-3093	Food Cooking Machine Operators and Tenders	Food Cooking Machine Operators and Tenders
soc	51-3099	Food Processing Workers, All Other	Food Processing Workers, All Other
soc	51-4021	Extruding and Drawing Machine Setters, Operators, and Tenders, Metal and Plastic	Extruding and Drawing Machine Setters, Operators, and Tenders, Metal and Plastic
soc	51-4022	Forging Machine Setters, Operators, and Tenders, Metal and Plastic	Forging Machine Setters, Operators, and Tenders, Metal and Plastic
soc	51-4023	Rolling Machine Setters, Operators, and Tenders, Metal and Plastic	Rolling Machine Setters, Operators, and Tenders, Metal and Plastic
soc	51-4031	Cutting, Punching, and Press Machine Setters, Operators, and Tenders, Metal and Plastic	Cutting, Punching, and Press Machine Setters, Operators, and Tenders, Metal and Plastic
soc	51-4032	Drilling and Boring Machine Tool Setters, Operators, and Tenders, Metal and Plastic	Drilling and Boring Machine Tool Setters, Operators, and Tenders, Metal and Plastic
soc	51-4033	Grinding, Lapping, Polishing, and Buffing Machine Tool Setters, Operators, and Tenders, Metal and Plastic	Grinding, Lapping, Polishing, and Buffing Machine Tool Setters, Operators, and Tenders, Metal and Plastic
soc	51-4034	Lathe and Turning Machine Tool Setters, Operators, and Tenders, Metal and Plastic	Lathe and Turning Machine Tool Setters, Operators, and Tenders, Metal and Plastic
soc	51-4035	Milling and Planing Machine Setters, Operators, and Tenders, Metal and Plastic	Milling and Planing Machine Setters, Operators, and Tenders, Metal and Plastic
soc	51-4041	Machinists	Machinists
soc	51-4051	Metal-Refining Furnace Operators and Tenders	Metal-Refining Furnace Operators and Tenders
soc	51-4052	Pourers and Casters, Metal	Pourers and Casters, Metal
soc	51-4061	Model Makers, Metal and Plastic	Model Makers, Metal and Plastic
soc	51-4062	Patternmakers, Metal and Plastic	Patternmakers, Metal and Plastic
soc	51-4071	Foundry Mold and Coremakers	Foundry Mold and Coremakers
soc	51-4072	Molding, Coremaking, and Casting Machine Setters, Operators, and Tenders, Metal and Plastic	Molding, Coremaking, and Casting Machine Setters, Operators, and Tenders, Metal and Plastic
soc	51-4081	Multiple Machine Tool Setters, Operators, and Tenders, Metal and Plastic	Multiple Machine Tool Setters, Operators, and Tenders, Metal and Plastic
soc	51-4111	Tool and Die Makers	Tool and Die Makers
soc	51-4121	Welders, Cutters, Solderers, and Brazers	Welders, Cutters, Solderers, and Brazers
soc	51-4122	Welding, Soldering, and Brazing Machine Setters, Operators, and Tenders	Welding, Soldering, and Brazing Machine Setters, Operators, and Tenders
soc	51-4191	Heat Treating Equipment Setters, Operators, and Tenders, Metal and Plastic	Heat Treating Equipment Setters, Operators, and Tenders, Metal and Plastic
soc	51-4192	Layout Workers, Metal and Plastic	Layout Workers, Metal and Plastic
soc	51-4193	Plating Machine Setters, Operators, and Tenders, Metal and Plastic	Plating Machine Setters, Operators, and Tenders, Metal and Plastic
soc	51-4194	Tool Grinders, Filers, and Sharpeners	Tool Grinders, Filers, and Sharpeners
soc	51-4199	Metal Workers and Plastic Workers, All Other	Metal Workers and Plastic Workers, All Other
soc	51-5111	Prepress Technicians and Workers	Prepress Technicians and Workers
soc	51-5112	Printing Press Operators	Printing Press Operators
soc	51-5113	Print Binding and Finishing Workers	Print Binding and Finishing Workers
soc	51-6011	Laundry and Dry-Cleaning Workers	Laundry and Dry-Cleaning Workers
soc	51-6021	Pressers, Textile, Garment, and Related Materials	Pressers, Textile, Garment, and Related Materials
soc	51-6031	Sewing Machine Operators	Sewing Machine Operators
soc	51-6041	Shoe and Leather Workers and Repairers	Shoe and Leather Workers and Repairers
soc	51-6042	Shoe Machine Operators and Tenders	Shoe Machine Operators and Tenders
soc	51-6051	Sewers, Hand	Sewers, Hand
soc	51-6052	Tailors, Dressmakers, and Custom Sewers	Tailors, Dressmakers, and Custom Sewers
soc	51-6061	Textile Bleaching and Dyeing Machine Operators and Tenders	Textile Bleaching and Dyeing Machine Operators and Tenders
soc	51-6062	Textile Cutting Machine Setters, Operators, and Tenders	Textile Cutting Machine Setters, Operators, and Tenders
soc	51-6063	Textile Knitting and Weaving Machine Setters, Operators, and Tenders	Textile Knitting and Weaving Machine Setters, Operators, and Tenders
soc	51-6064	Textile Winding, Twisting, and Drawing Out Machine Setters, Operators, and Tenders	Textile Winding, Twisting, and Drawing Out Machine Setters, Operators, and Tenders
soc	51-6091	Extruding and Forming Machine Setters, Operators, and Tenders, Synthetic and Glass Fibers	Extruding and Forming Machine Setters, Operators, and Tenders, Synthetic and Glass Fibers
soc	51-6092	Fabric and Apparel Patternmakers	Fabric and Apparel Patternmakers
soc	51-6093	Upholsterers	Upholsterers
soc	51-6099	Textile, Apparel, and Furnishings Workers, All Other	Textile, Apparel, and Furnishings Workers, All Other
soc	51-7011	Cabinetmakers and Bench Carpenters	Cabinetmakers and Bench Carpenters
soc	51-7021	Furniture Finishers	Furniture Finishers
soc	51-7031	Model Makers, Wood	Model Makers, Wood
soc	51-7032	Patternmakers, Wood	Patternmakers, Wood
soc	51-7041	Sawing Machine Setters, Operators, and Tenders, Wood	Sawing Machine Setters, Operators, and Tenders, Wood
soc	51-7042	Woodworking Machine Setters, Operators, and Tenders, Except Sawing	Woodworking Machine Setters, Operators, and Tenders, Except Sawing
soc	51-7099	Woodworkers, All Other	Woodworkers, All Other
soc	51-8011	Nuclear Power Reactor Operators	Nuclear Power Reactor Operators
soc	51-8012	Power Distributors and Dispatchers	Power Distributors and Dispatchers
soc	51-8013	Power Plant Operators	Power Plant Operators
soc	51-8013	Biomass Plant Technicians	Power Plant Operators
soc	51-8013	Hydroelectric Plant Technicians	Power Plant Operators
soc	51-8021	Stationary Engineers and Boiler Operators	Stationary Engineers and Boiler Operators
soc	51-8031	Water and Wastewater Treatment Plant and System Operators	Water and Wastewater Treatment Plant and System Operators
soc	51-8091	Chemical Plant and System Operators	Chemical Plant and System Operators
soc	51-8092	Gas Plant Operators	Gas Plant Operators
soc	51-8093	Petroleum Pump System Operators, Refinery Operators, and Gaugers	Petroleum Pump System Operators, Refinery Operators, and Gaugers
soc	51-8099	Plant and System Operators, All Other	Plant and System Operators, All Other
soc	51-8099	Biofuels Processing Technicians	Plant and System Operators, All Other
soc	51-9011	Chemical Equipment Operators and Tenders	Chemical Equipment Operators and Tenders
soc	51-9012	Separating, Filtering, Clarifying, Precipitating, and Still Machine Setters, Operators, and Tenders	Separating, Filtering, Clarifying, Precipitating, and Still Machine Setters, Operators, and Tenders
soc	51-9021	Crushing, Grinding, and Polishing Machine Setters, Operators, and Tenders	Crushing, Grinding, and Polishing Machine Setters, Operators, and Tenders
soc	51-9022	Grinding and Polishing Workers, Hand	Grinding and Polishing Workers, Hand
soc	51-9023	Mixing and Blending Machine Setters, Operators, and Tenders	Mixing and Blending Machine Setters, Operators, and Tenders
soc	51-9031	Cutters and Trimmers, Hand	Cutters and Trimmers, Hand
soc	51-9032	Cutting and Slicing Machine Setters, Operators, and Tenders	Cutting and Slicing Machine Setters, Operators, and Tenders
soc	51-9041	Extruding, Forming, Pressing, and Compacting Machine Setters, Operators, and Tenders	Extruding, Forming, Pressing, and Compacting Machine Setters, Operators, and Tenders
soc	51-9051	Furnace, Kiln, Oven, Drier, and Kettle Operators and Tenders	Furnace, Kiln, Oven, Drier, and Kettle Operators and Tenders
soc	51-9061	Inspectors, Testers, Sorters, Samplers, and Weighers	Inspectors, Testers, Sorters, Samplers, and Weighers
soc	51-9071	Jewelers and Precious Stone and Metal Workers	Jewelers and Precious Stone and Metal Workers
soc	51-9071	Gem and Diamond Workers	Jewelers and Precious Stone and Metal Workers
soc	51-9081	Dental Laboratory Technicians	Dental Laboratory Technicians
soc	51-9082	Medical Appliance Technicians	Medical Appliance Technicians
soc	51-9083	Ophthalmic Laboratory Technicians	Ophthalmic Laboratory Technicians
soc	51-9111	Packaging and Filling Machine Operators and Tenders	Packaging and Filling Machine Operators and Tenders
soc	51-9123	Painting, Coating, and Decorating Workers	Painting, Coating, and Decorating Workers
soc	51-9124	Coating, Painting, and Spraying Machine Setters, Operators, and Tenders	Coating, Painting, and Spraying Machine Setters, Operators, and Tenders
soc	51-9141	Semiconductor Processing Technicians	Semiconductor Processing Technicians
soc	51-9151	Photographic Process Workers and Processing Machine Operators	Photographic Process Workers and Processing Machine Operators
soc	51-9161	Computer Numerically Controlled Tool Operators	Computer Numerically Controlled Tool Operators
soc	51-9162	Computer Numerically Controlled Tool Programmers	Computer Numerically Controlled Tool Programmers
soc	51-9191	Adhesive Bonding Machine Operators and Tenders	Adhesive Bonding Machine Operators and Tenders
soc	51-9192	Cleaning, Washing, and Metal Pickling Equipment Operators and Tenders	Cleaning, Washing, and Metal Pickling Equipment Operators and Tenders
soc	51-9193	Cooling and Freezing Equipment Operators and Tenders	Cooling and Freezing Equipment Operators and Tenders
soc	51-9194	Etchers and Engravers	Etchers and Engravers
soc	51-9195	Molders, Shapers, and Casters, Except Metal and Plastic	Molders, Shapers, and Casters, Except Metal and Plastic
soc	51-9195	Stone Cutters and Carvers, Manufacturing	Molders, Shapers, and Casters, Except Metal and Plastic
soc	51-9195	Glass Blowers, Molders, Benders, and Finishers	Molders, Shapers, and Casters, Except Metal and Plastic
soc	51-9195	Potters, Manufacturing	Molders, Shapers, and Casters, Except Metal and Plastic
soc	51-9196	Paper Goods Machine Setters, Operators, and Tenders	Paper Goods Machine Setters, Operators, and Tenders
soc	51-9197	Tire Builders	Tire Builders
soc	51-9198	Helpers--Production Workers	Helpers--Production Workers
soc	51-9199	Production Workers, All Other	Production Workers, All Other
soc	53-1041	Aircraft Cargo Handling Supervisors	Aircraft Cargo Handling Supervisors
soc	53-1042	First-Line Supervisors of Helpers, Laborers, and Material Movers, Hand	First-Line Supervisors of Helpers, Laborers, and Material Movers, Hand
soc	53-1042	Recycling Coordinators	First-Line Supervisors of Helpers, Laborers, and Material Movers, Hand
soc	53-1043	First-Line Supervisors of Material-Moving Machine and Vehicle Operators	First-Line Supervisors of Material-Moving Machine and Vehicle Operators
soc	53-1044	First-Line Supervisors of Passenger Attendants	First-Line Supervisors of Passenger Attendants
soc	53-1049	First-Line Supervisors of Transportation Workers, All Other	First-Line Supervisors of Transportation Workers, All Other
soc	53-2011	Airline Pilots, Copilots, and Flight Engineers	Airline Pilots, Copilots, and Flight Engineers
soc	53-2012	Commercial Pilots	Commercial Pilots
soc	53-2021	Air Traffic Controllers	Air Traffic Controllers
soc	53-2022	Airfield Operations Specialists	Airfield Operations Specialists
soc	53-2031	Flight Attendants	Flight Attendants
soc	53-3011	Ambulance Drivers and Attendants, Except Emergency Medical Technicians	Ambulance Drivers and Attendants, Except Emergency Medical Technicians
soc	53-3031	Driver/Sales Workers	Driver/Sales Workers
soc	53-3032	Heavy and Tractor-Trailer Truck Drivers	Heavy and Tractor-Trailer Truck Drivers
soc	53-3033	Light Truck Drivers	Light Truck Drivers
soc	53-3051	Bus Drivers, School	Bus Drivers, School
soc	53-3052	Bus Drivers, Transit and Intercity	Bus Drivers, Transit and Intercity
soc	53-3053	Shuttle Drivers and Chauffeurs	Shuttle Drivers and Chauffeurs
soc	53-3054	Taxi Drivers	Taxi Drivers
soc	53-3099	Motor Vehicle Operators, All Other	Motor Vehicle Operators, All Other
soc	53-4011	Locomotive Engineers	Locomotive Engineers
soc	53-4013	Rail Yard Engineers, Dinkey Operators, and Hostlers	Rail Yard Engineers, Dinkey Operators, and Hostlers
soc	53-4022	Railroad Brake, Signal, and Switch Operators and Locomotive Firers	Railroad Brake, Signal, and Switch Operators and Locomotive Firers
soc	53-4031	Railroad Conductors and Yardmasters	Railroad Conductors and Yardmasters
soc	53-4041	Subway and Streetcar Operators	Subway and Streetcar Operators
soc	53-4099	Rail Transportation Workers, All Other	Rail Transportation Workers, All Other
soc	53-5011	Sailors and Marine Oilers	Sailors and Marine Oilers
soc	53-5021	Captains, Mates, and Pilots of Water Vessels	Captains, Mates, and Pilots of Water Vessels
soc	53-5022	Motorboat Operators	Motorboat Operators
soc	53-5031	Ship Engineers	Ship Engineers
soc	53-6011	Bridge and Lock Tenders	Bridge and Lock Tenders
soc	53-6021	Parking Attendants	Parking Attendants
soc	53-6031	Automotive and Watercraft Service Attendants	Automotive and Watercraft Service Attendants
soc	53-6032	Aircraft Service Attendants	Aircraft Service Attendants
soc	53-6041	Traffic Technicians	Traffic Technicians
soc	53-6051	Transportation Inspectors	Transportation Inspectors
soc	53-6051	Aviation Inspectors	Transportation Inspectors
soc	53-6051	Transportation Vehicle, Equipment and Systems Inspectors, Except Aviation	Transportation Inspectors
soc	53-6061	Passenger Attendants	Passenger Attendants
soc	53-6099	Transportation Workers, All Other	Transportation Workers, All Other
soc	53-7011	Conveyor Operators and Tenders	Conveyor Operators and Tenders
soc	53-7021	Crane and Tower Operators	Crane and Tower Operators
soc	53-7031	Dredge Operators	Dredge Operators
soc	53-7041	Hoist and Winch Operators	Hoist and Winch Operators
soc	53-7051	Industrial Truck and Tractor Operators	Industrial Truck and Tractor Operators
soc	53-7061	Cleaners of Vehicles and Equipment	Cleaners of Vehicles and Equipment
soc	53-7062	Laborers and Freight, Stock, and Material Movers, Hand	Laborers and Freight, Stock, and Material Movers, Hand
soc	53-7062	Recycling and Reclamation Workers	Laborers and Freight, Stock, and Material Movers, Hand
soc	53-7063	Machine Feeders and Offbearers	Machine Feeders and Offbearers
soc	53-7064	Packers and Packagers, Hand	Packers and Packagers, Hand
soc	53-7065	Stockers and Order Fillers	Stockers and Order Fillers
soc	53-7071	Gas Compressor and Gas Pumping Station Operators	Gas Compressor and Gas Pumping Station Operators
soc	53-7072	Pump Operators, Except Wellhead Pumpers	Pump Operators, Except Wellhead Pumpers
soc	53-7073	Wellhead Pumpers	Wellhead Pumpers
soc	53-7081	Refuse and Recyclable Material Collectors	Refuse and Recyclable Material Collectors
soc	53-7121	Tank Car, Truck, and Ship Loaders	Tank Car, Truck, and Ship Loaders
soc	53-7199	Material Moving Workers, All Other	Material Moving Workers, All Other
soc	55-1011	Air Crew Officers	Air Crew Officers
soc	55-1012	Aircraft Launch and Recovery Officers	Aircraft Launch and Recovery Officers
soc	55-1013	Armored Assault Vehicle Officers	Armored Assault Vehicle Officers
soc	55-1014	Artillery and Missile Officers	Artillery and Missile Officers
soc	55-1015	Command and Control Center Officers	Command and Control Center Officers
soc	55-1016	Infantry Officers	Infantry Officers
soc	55-1017	Special Forces Officers	Special Forces Officers
soc	55-1019	Military Officer Special and Tactical Operations Leaders, All Other	Military Officer Special and Tactical Operations Leaders, All Other
soc	55-2011	First-Line Supervisors of Air Crew Members	First-Line Supervisors of Air Crew Members
soc	55-2012	First-Line Supervisors of Weapons Specialists/Crew Members	First-Line Supervisors of Weapons Specialists/Crew Members
soc	55-2013	First-Line Supervisors of All Other Tactical Operations Specialists	First-Line Supervisors of All Other Tactical Operations Specialists
soc	55-3011	Air Crew Members	Air Crew Members
soc	55-3012	Aircraft Launch and Recovery Specialists	Aircraft Launch and Recovery Specialists
soc	55-3013	Armored Assault Vehicle Crew Members	Armored Assault Vehicle Crew Members
soc	55-3014	Artillery and Missile Crew Members	Artillery and Missile Crew Members
soc	55-3015	Command and Control Center Specialists	Command and Control Center Specialists
soc	55-3016	Infantry	Infantry
soc	55-3018	Special Forces	Special Forces
soc	55-3019	Military Enlisted Tactical Operations and Air/Weapons Specialists and Crew Members, All Other	Military Enlisted Tactical Operations and Air/Weapons Specialists and Crew Members, All Other
naics	541511	Software company, custom software, IT consulting	Custom Computer Programming Services
naics	513210	Software publisher, SaaS	Software Publishers
naics	518210	Cloud, hosting, data processing	Computing Infrastructure Providers, Data Processing, Web Hosting, and Related Services
naics	541512	Computer systems design, systems integrator	Computer Systems Design Services
naics	541611	Management consulting	Administrative Management and General Management Consulting Services
naics	622110	Hospital	General Medical and Surgical Hospitals
naics	611310	University, college	Colleges, Universities, and Professional Schools
naics	541715	Research and development lab	Research and Development in the Physical, Engineering, and Life Sciences (except Nanotechnology and Biotechnology)
naics	522110	Bank	Commercial Banking
naics	541211	Accounting firm	Offices of Certified Public Accountants
naics	541330	Engineering firm	Engineering Services
naics	334413	Semiconductors, chips	Semiconductor and Related Device Manufacturing
naics	111110	Soybean Farming	Soybean Farming
naics	111120	Oilseed (except Soybean) Farming	Oilseed (except Soybean) Farming
naics	111130	Dry Pea and Bean Farming	Dry Pea and Bean Farming
naics	111140	Wheat Farming	Wheat Farming
naics	111150	Corn Farming	Corn Farming
naics	111160	Rice Farming	Rice Farming
naics	111191	Oilseed and Grain Combination Farming	Oilseed and Grain Combination Farming
naics	111199	All Other Grain Farming	All Other Grain Farming
naics	111211	Potato Farming	Potato Farming
naics	111219	Other Vegetable (except Potato) and Melon Farming	Other Vegetable (except Potato) and Melon Farming
naics	111310	Orange Groves	Orange Groves
naics	111320	Citrus (except Orange) Groves	Citrus (except Orange) Groves
naics	111331	Apple Orchards	Apple Orchards
naics	111332	Grape Vineyards	Grape Vineyards
naics	111333	Strawberry Farming	Strawberry Farming
naics	111334	Berry (except Strawberry) Farming	Berry (except Strawberry) Farming
naics	111335	Tree Nut Farming	Tree Nut Farming
naics	111336	Fruit and Tree Nut Combination Farming	Fruit and Tree Nut Combination Farming
naics	111339	Other Noncitrus Fruit Farming	Other Noncitrus Fruit Farming
naics	111411	Mushroom Production	Mushroom Production
naics	111419	Other Food Crops Grown Under Cover	Other Food Crops Grown Under Cover
naics	111421	Nursery and Tree Production	Nursery and Tree Production
naics	111422	Floriculture Production	Floriculture Production
naics	111910	Tobacco Farming	Tobacco Farming
naics	111920	Cotton Farming	Cotton Farming
naics	111930	Sugarcane Farming	Sugarcane Farming
naics	111940	Hay Farming	Hay Farming
naics	111991	Sugar Beet Farming	Sugar Beet Farming
naics	111992	Peanut Farming	Peanut Farming
naics	111998	All Other Miscellaneous Crop Farming	All Other Miscellaneous Crop Farming
naics	112111	Beef Cattle Ranching and Farming	Beef Cattle Ranching and Farming
naics	112112	Cattle Feedlots	Cattle Feedlots
naics	112120	Dairy Cattle and Milk Production	Dairy Cattle and Milk Production
naics	112130	Dual-Purpose Cattle Ranching and Farming	Dual-Purpose Cattle Ranching and Farming
naics	112210	Hog and Pig Farming	Hog and Pig Farming
naics	112310	Chicken Egg Production	Chicken Egg Production
naics	112320	Broilers and Other Meat Type Chicken Production	Broilers and Other Meat Type Chicken Production
naics	112330	Turkey Production	Turkey Production
naics	112340	Poultry Hatcheries	Poultry Hatcheries
naics	112390	Other Poultry Production	Other Poultry Production
naics	112410	Sheep Farming	Sheep Farming
naics	112420	Goat Farming	Goat Farming
naics	112511	Finfish Farming and Fish Hatcheries	Finfish Farming and Fish Hatcheries
naics	112512	Shellfish Farming	Shellfish Farming
naics	112519	Other Aquaculture	Other Aquaculture
naics	112910	Apiculture	Apiculture
naics	112920	Horses and Other Equine Production	Horses and Other Equine Production
naics	112930	Fur-Bearing Animal and Rabbit Production	Fur-Bearing Animal and Rabbit Production
naics	112990	All Other Animal Production	All Other Animal Production
naics	113110	Timber Tract Operations	Timber Tract Operations
naics	113210	Forest Nurseries and Gathering of Forest Products	Forest Nurseries and Gathering of Forest Products
naics	113310	Logging	Logging
naics	114111	Finfish Fishing	Finfish Fishing
naics	114112	Shellfish Fishing	Shellfish Fishing
naics	114119	Other Marine Fishing	Other Marine Fishing
naics	114210	Hunting and Trapping	Hunting and Trapping
naics	115111	Cotton Ginning	Cotton Ginning
naics	115112	Soil Preparation, Planting, and Cultivating	Soil Preparation, Planting, and Cultivating
naics	115113	Crop Harvesting, Primarily by Machine	Crop Harvesting, Primarily by Machine
naics	115114	Postharvest Crop Activities (except Cotton Ginning)	Postharvest Crop Activities (except Cotton Ginning)
naics	115115	Farm Labor Contractors and Crew Leaders	Farm Labor Contractors and Crew Leaders
naics	115116	Farm Management Services	Farm Management Services
naics	115210	Support Activities for Animal Production	Support Activities for Animal Production
naics	115310	Support Activities for Forestry	Support Activities for Forestry
naics	211120	Crude Petroleum Extraction	Crude Petroleum Extraction
naics	211130	Natural Gas Extraction	Natural Gas Extraction
naics	212114	Surface Coal Mining	Surface Coal Mining
naics	212115	Underground Coal Mining	Underground Coal Mining
naics	212210	Iron Ore Mining	Iron Ore Mining
naics	212220	Gold Ore and Silver Ore Mining	Gold Ore and Silver Ore Mining
naics	212230	Copper, Nickel, Lead, and Zinc Mining	Copper, Nickel, Lead, and Zinc Mining
naics	212290	Other Metal Ore Mining	Other Metal Ore Mining
naics	212311	Dimension Stone Mining and Quarrying	Dimension Stone Mining and Quarrying
naics	212312	Crushed and Broken Limestone Mining and Quarrying	Crushed and Broken Limestone Mining and Quarrying
naics	212313	Crushed and Broken Granite Mining and Quarrying	Crushed and Broken Granite Mining and Quarrying
naics	212319	Other Crushed and Broken Stone Mining and Quarrying	Other Crushed and Broken Stone Mining and Quarrying
naics	212321	Construction Sand and Gravel Mining	Construction Sand and Gravel Mining
naics	212322	Industrial Sand Mining	Industrial Sand Mining
naics	212323	Kaolin, Clay, and Ceramic and Refractory Minerals Mining	Kaolin, Clay, and Ceramic and Refractory Minerals Mining
naics	212390	Other Nonmetallic Mineral Mining and Quarrying	Other Nonmetallic Mineral Mining and Quarrying
naics	213111	Drilling Oil and Gas Wells	Drilling Oil and Gas Wells
naics	213112	Support Activities for Oil and Gas Operations	Support Activities for Oil and Gas Operations
naics	213113	Support Activities for Coal Mining	Support Activities for Coal Mining
naics	213114	Support Activities for Metal Mining	Support Activities for Metal Mining
naics	213115	Support Activities for Nonmetallic Minerals (except Fuels) Mining	Support Activities for Nonmetallic Minerals (except Fuels) Mining
naics	221111	Hydroelectric Power Generation	Hydroelectric Power Generation
naics	221112	Fossil Fuel Electric Power Generation	Fossil Fuel Electric Power Generation
naics	221113	Nuclear Electric Power Generation	Nuclear Electric Power Generation
naics	221114	Solar Electric Power Generation	Solar Electric Power Generation
naics	221115	Wind Electric Power Generation	Wind Electric Power Generation
naics	221116	Geothermal Electric Power Generation	Geothermal Electric Power Generation
naics	221117	Biomass Electric Power Generation	Biomass Electric Power Generation
naics	221118	Other Electric Power Generation	Other Electric Power Generation
naics	221121	Electric Bulk Power Transmission and Control	Electric Bulk Power Transmission and Control
naics	221122	Electric Power Distribution	Electric Power Distribution
naics	221210	Natural Gas Distribution	Natural Gas Distribution
naics	221310	Water Supply and Irrigation Systems	Water Supply and Irrigation Systems
naics	221320	Sewage Treatment Facilities	Sewage Treatment Facilities
naics	221330	Steam and Air-Conditioning Supply	Steam and Air-Conditioning Supply
naics	236115	New Single-Family Housing Construction (except For-Sale Builders)	New Single-Family Housing Construction (except For-Sale Builders)
naics	236116	New Multifamily Housing Construction (except For-Sale Builders)	New Multifamily Housing Construction (except For-Sale Builders)
naics	236117	New Housing For-Sale Builders	New Housing For-Sale Builders
naics	236118	Residential Remodelers	Residential Remodelers
naics	236210	Industrial Building Construction	Industrial Building Construction
naics	236220	Commercial and Institutional Building Construction	Commercial and Institutional Building Construction
naics	237110	Water and Sewer Line and Related Structures Construction	Water and Sewer Line and Related Structures Construction
naics	237120	Oil and Gas Pipeline and Related Structures Construction	Oil and Gas Pipeline and Related Structures Construction
naics	237130	Power and Communication Line and Related Structures Construction	Power and Communication Line and Related Structures Construction
naics	237210	Land Subdivision	Land Subdivision
naics	237310	Highway, Street, and Bridge Construction	Highway, Street, and Bridge Construction
naics	237990	Other Heavy and Civil Engineering Construction	Other Heavy and Civil Engineering Construction
naics	238110	Poured Concrete Foundation and Structure Contractors	Poured Concrete Foundation and Structure Contractors
naics	238120	Structural Steel and Precast Concrete Contractors	Structural Steel and Precast Concrete Contractors
naics	238130	Framing Contractors	Framing Contractors
naics	238140	Masonry Contractors	Masonry Contractors
naics	238150	Glass and Glazing Contractors	Glass and Glazing Contractors
naics	238160	Roofing Contractors	Roofing Contractors
naics	238170	Siding Contractors	Siding Contractors
naics	238190	Other Foundation, Structure, and Building Exterior Contractors	Other Foundation, Structure, and Building Exterior Contractors
naics	238210	Electrical Contractors and Other Wiring Installation Contractors	Electrical Contractors and Other Wiring Installation Contractors
naics	238220	Plumbing, Heating, and Air-Conditioning Contractors	Plumbing, Heating, and Air-Conditioning Contractors
naics	238290	Other Building Equipment Contractors	Other Building Equipment Contractors
naics	238310	Drywall and Insulation Contractors	Drywall and Insulation Contractors
naics	238320	Painting and Wall Covering Contractors	Painting and Wall Covering Contractors
naics	238330	Flooring Contractors	Flooring Contractors
naics	238340	Tile and Terrazzo Contractors	Tile and Terrazzo Contractors
naics	238350	Finish Carpentry Contractors	Finish Carpentry Contractors
naics	238390	Other Building Finishing Contractors	Other Building Finishing Contractors
naics	238910	Site Preparation Contractors	Site Preparation Contractors
naics	238990	All Other Specialty Trade Contractors	All Other Specialty Trade Contractors
naics	311111	Dog and Cat Food Manufacturing	Dog and Cat Food Manufacturing
naics	311119	Other Animal Food Manufacturing	Other Animal Food Manufacturing
naics	311211	Flour Milling	Flour Milling
naics	311212	Rice Milling	Rice Milling
naics	311213	Malt Manufacturing	Malt Manufacturing
naics	311221	Wet Corn Milling and Starch Manufacturing	Wet Corn Milling and Starch Manufacturing
naics	311224	Soybean and Other Oilseed Processing	Soybean and Other Oilseed Processing
naics	311225	Fats and Oils Refining and Blending	Fats and Oils Refining and Blending
naics	311230	Breakfast Cereal Manufacturing	Breakfast Cereal Manufacturing
naics	311313	Beet Sugar Manufacturing	Beet Sugar Manufacturing
naics	311314	Cane Sugar Manufacturing	Cane Sugar Manufacturing
naics	311340	Nonchocolate Confectionery Manufacturing	Nonchocolate Confectionery Manufacturing
naics	311351	Chocolate and Confectionery Manufacturing from Cacao Beans	Chocolate and Confectionery Manufacturing from Cacao Beans
naics	311352	Confectionery Manufacturing from Purchased Chocolate	Confectionery Manufacturing from Purchased Chocolate
naics	311411	Frozen Fruit, Juice, and Vegetable Manufacturing	Frozen Fruit, Juice, and Vegetable Manufacturing
naics	311412	Frozen Specialty Food Manufacturing	Frozen Specialty Food Manufacturing
naics	311421	Fruit and Vegetable Canning	Fruit and Vegetable Canning
naics	311422	Specialty Canning	Specialty Canning
naics	311423	Dried and Dehydrated Food Manufacturing	Dried and Dehydrated Food Manufacturing
naics	311511	Fluid Milk Manufacturing	Fluid Milk Manufacturing
naics	311512	Creamery Butter Manufacturing	Creamery Butter Manufacturing
naics	311513	Cheese Manufacturing	Cheese Manufacturing
naics	311514	Dry, Condensed, and Evaporated Dairy Product Manufacturing	Dry, Condensed, and Evaporated Dairy Product Manufacturing
naics	311520	Ice Cream and Frozen Dessert Manufacturing	Ice Cream and Frozen Dessert Manufacturing
naics	311611	Animal (except Poultry) Slaughtering	Animal (except Poultry) Slaughtering
naics	311612	Meat Processed from Carcasses	Meat Processed from Carcasses
naics	311613	Rendering and Meat Byproduct Processing	Rendering and Meat Byproduct Processing
naics	311615	Poultry Processing	Poultry Processing
naics	311710	Seafood Product Preparation and Packaging	Seafood Product Preparation and Packaging
naics	311811	Retail Bakeries	Retail Bakeries
naics	311812	Commercial Bakeries	Commercial Bakeries
naics	311813	Frozen Cakes, Pies, and Other Pastries Manufacturing	Frozen Cakes, Pies, and Other Pastries Manufacturing
naics	311821	Cookie and Cracker Manufacturing	Cookie and Cracker Manufacturing
naics	311824	Dry Pasta, Dough, and Flour Mixes Manufacturing from Purchased Flour	Dry Pasta, Dough, and Flour Mixes Manufacturing from Purchased Flour
naics	311830	Tortilla Manufacturing	Tortilla Manufacturing
naics	311911	Roasted Nuts and Peanut Butter Manufacturing	Roasted Nuts and Peanut Butter Manufacturing
naics	311919	Other Snack Food Manufacturing	Other Snack Food Manufacturing
naics	311920	Coffee and Tea Manufacturing	Coffee and Tea Manufacturing
naics	311930	Flavoring Syrup and Concentrate Manufacturing	Flavoring Syrup and Concentrate Manufacturing
naics	311941	Mayonnaise, Dressing, and Other Prepared Sauce Manufacturing	Mayonnaise, Dressing, and Other Prepared Sauce Manufacturing
naics	311942	Spice and Extract Manufacturing	Spice and Extract Manufacturing
naics	311991	Perishable Prepared Food Manufacturing	Perishable Prepared Food Manufacturing
naics	311999	All Other Miscellaneous Food Manufacturing	All Other Miscellaneous Food Manufacturing
naics	312111	Soft Drink Manufacturing	Soft Drink Manufacturing
naics	312112	Bottled Water Manufacturing	Bottled Water Manufacturing
naics	312113	Ice Manufacturing	Ice Manufacturing
naics	312120	Breweries	Breweries
naics	312130	Wineries	Wineries
naics	312140	Distilleries	Distilleries
naics	312230	Tobacco Manufacturing	Tobacco Manufacturing
naics	313110	Fiber, Yarn, and Thread Mills	Fiber, Yarn, and Thread Mills
naics	313210	Broadwoven Fabric Mills	Broadwoven Fabric Mills
naics	313220	Narrow Fabric Mills and Schiffli Machine Embroidery	Narrow Fabric Mills and Schiffli Machine Embroidery
naics	313230	Nonwoven Fabric Mills	Nonwoven Fabric Mills
naics	313240	Knit Fabric Mills	Knit Fabric Mills
naics	313310	Textile and Fabric Finishing Mills	Textile and Fabric Finishing Mills
naics	313320	Fabric Coating Mills	Fabric Coating Mills
naics	314110	Carpet and Rug Mills	Carpet and Rug Mills
naics	314120	Curtain and Linen Mills	Curtain and Linen Mills
naics	314910	Textile Bag and Canvas Mills	Textile Bag and Canvas Mills
naics	314994	Rope, Cordage, Twine, Tire Cord, and Tire Fabric Mills	Rope, Cordage, Twine, Tire Cord, and Tire Fabric Mills
naics	314999	All Other Miscellaneous Textile Product Mills	All Other Miscellaneous Textile Product Mills
naics	315120	Apparel Knitting Mills	Apparel Knitting Mills
naics	315210	Cut and Sew Apparel Contractors	Cut and Sew Apparel Contractors
naics	315250	Cut and Sew Apparel Manufacturing (except Contractors)	Cut and Sew Apparel Manufacturing (except Contractors)
naics	315990	Apparel Accessories and Other Apparel Manufacturing	Apparel Accessories and Other Apparel Manufacturing
naics	316110	Leather and Hide Tanning and Finishing	Leather and Hide Tanning and Finishing
naics	316210	Footwear Manufacturing	Footwear Manufacturing
naics	316990	Other Leather and Allied Product Manufacturing	Other Leather and Allied Product Manufacturing
naics	321113	Sawmills	Sawmills
naics	321114	Wood Preservation	Wood Preservation
naics	321211	Hardwood Veneer and Plywood Manufacturing	Hardwood Veneer and Plywood Manufacturing
naics	321212	Softwood Veneer and Plywood Manufacturing	Softwood Veneer and Plywood Manufacturing
naics	321215	Engineered Wood Member Manufacturing	Engineered Wood Member Manufacturing
naics	321219	Reconstituted Wood Product Manufacturing	Reconstituted Wood Product Manufacturing
naics	321911	Wood Window and Door Manufacturing	Wood Window and Door Manufacturing
naics	321912	Cut Stock, Resawing Lumber, and Planing	Cut Stock, Resawing Lumber, and Planing
naics	321918	Other Millwork (including Flooring)	Other Millwork (including Flooring)
naics	321920	Wood Container and Pallet Manufacturing	Wood Container and Pallet Manufacturing
naics	321991	Manufactured Home (Mobile Home) Manufacturing	Manufactured Home (Mobile Home) Manufacturing
naics	321992	Prefabricated Wood Building Manufacturing	Prefabricated Wood Building Manufacturing
naics	321999	All Other Miscellaneous Wood Product Manufacturing	All Other Miscellaneous Wood Product Manufacturing
naics	322110	Pulp Mills	Pulp Mills
naics	322120	Paper Mills	Paper Mills
naics	322130	Paperboard Mills	Paperboard Mills
naics	322211	Corrugated and Solid Fiber Box Manufacturing	Corrugated and Solid Fiber Box Manufacturing
naics	322212	Folding Paperboard Box Manufacturing	Folding Paperboard Box Manufacturing
naics	322219	Other Paperboard Container Manufacturing	Other Paperboard Container Manufacturing
naics	322220	Paper Bag and Coated and Treated Paper Manufacturing	Paper Bag and Coated and Treated Paper Manufacturing
naics	322230	Stationery Product Manufacturing	Stationery Product Manufacturing
naics	322291	Sanitary Paper Product Manufacturing	Sanitary Paper Product Manufacturing
naics	322299	All Other Converted Paper Product Manufacturing	All Other Converted Paper Product Manufacturing
naics	323111	Commercial Printing (except Screen and Books)	Commercial Printing (except Screen and Books)
naics	323113	Commercial Screen Printing	Commercial Screen Printing
naics	323117	Books Printing	Books Printing
naics	323120	Support Activities for Printing	Support Activities for Printing
naics	324110	Petroleum Refineries	Petroleum Refineries
naics	324121	Asphalt Paving Mixture and Block Manufacturing	Asphalt Paving Mixture and Block Manufacturing
naics	324122	Asphalt Shingle and Coating Materials Manufacturing	Asphalt Shingle and Coating Materials Manufacturing
naics	324191	Petroleum Lubricating Oil and Grease Manufacturing	Petroleum Lubricating Oil and Grease Manufacturing
naics	324199	All Other Petroleum and Coal Products Manufacturing	All Other Petroleum and Coal Products Manufacturing
naics	325110	Petrochemical Manufacturing	Petrochemical Manufacturing
naics	325120	Industrial Gas Manufacturing	Industrial Gas Manufacturing
naics	325130	Synthetic Dye and Pigment Manufacturing	Synthetic Dye and Pigment Manufacturing
naics	325180	Other Basic Inorganic Chemical Manufacturing	Other Basic Inorganic Chemical Manufacturing
naics	325193	Ethyl Alcohol Manufacturing	Ethyl Alcohol Manufacturing
naics	325194	Cyclic Crude, Intermediate, and Gum and Wood Chemical Manufacturing	Cyclic Crude, Intermediate, and Gum and Wood Chemical Manufacturing
naics	325199	All Other Basic Organic Chemical Manufacturing	All Other Basic Organic Chemical Manufacturing
naics	325211	Plastics Material and Resin Manufacturing	Plastics Material and Resin Manufacturing
naics	325212	Synthetic Rubber Manufacturing	Synthetic Rubber Manufacturing
naics	325220	Artificial and Synthetic Fibers and Filaments Manufacturing	Artificial and Synthetic Fibers and Filaments Manufacturing
naics	325311	Nitrogenous Fertilizer Manufacturing	Nitrogenous Fertilizer Manufacturing
naics	325312	Phosphatic Fertilizer Manufacturing	Phosphatic Fertilizer Manufacturing
naics	325314	Fertilizer (Mixing Only) Manufacturing	Fertilizer (Mixing Only) Manufacturing
naics	325315	Compost Manufacturing	Compost Manufacturing
naics	325320	Pesticide and Other Agricultural Chemical Manufacturing	Pesticide and Other Agricultural Chemical Manufacturing
naics	325411	Medicinal and Botanical Manufacturing	Medicinal and Botanical Manufacturing
naics	325412	Pharmaceutical Preparation Manufacturing	Pharmaceutical Preparation Manufacturing
naics	325413	In-Vitro Diagnostic Substance Manufacturing	In-Vitro Diagnostic Substance Manufacturing
naics	325414	Biological Product (except Diagnostic) Manufacturing	Biological Product (except Diagnostic) Manufacturing
naics	325510	Paint and Coating Manufacturing	Paint and Coating Manufacturing
naics	325520	Adhesive Manufacturing	Adhesive Manufacturing
naics	325611	Soap and Other Detergent Manufacturing	Soap and Other Detergent Manufacturing
naics	325612	Polish and Other Sanitation Good Manufacturing	Polish and Other Sanitation Good Manufacturing
naics	325613	Surface Active Agent Manufacturing	Surface Active Agent Manufacturing
naics	325620	Toilet Preparation Manufacturing	Toilet Preparation Manufacturing
naics	325910	Printing Ink Manufacturing	Printing Ink Manufacturing
naics	325920	Explosives Manufacturing	Explosives Manufacturing
naics	325991	Custom Compounding of Purchased Resins	Custom Compounding of Purchased Resins
naics	325992	Photographic Film, Paper, Plate, Chemical, and Copy Toner Manufacturing	Photographic Film, Paper, Plate, Chemical, and Copy Toner Manufacturing
naics	325998	All Other Miscellaneous Chemical Product and Preparation Manufacturing	All Other Miscellaneous Chemical Product and Preparation Manufacturing
naics	326111	Plastics Bag and Pouch Manufacturing	Plastics Bag and Pouch Manufacturing
naics	326112	Plastics Packaging Film and Sheet (including Laminated) Manufacturing	Plastics Packaging Film and Sheet (including Laminated) Manufacturing
naics	326113	Unlaminated Plastics Film and Sheet (except Packaging) Manufacturing	Unlaminated Plastics Film and Sheet (except Packaging) Manufacturing
naics	326121	Unlaminated Plastics Profile Shape Manufacturing	Unlaminated Plastics Profile Shape Manufacturing
naics	326122	Plastics Pipe and Pipe Fitting Manufacturing	Plastics Pipe and Pipe Fitting Manufacturing
naics	326130	Laminated Plastics Plate, Sheet (except Packaging), and Shape Manufacturing	Laminated Plastics Plate, Sheet (except Packaging), and Shape Manufacturing
naics	326140	Polystyrene Foam Product Manufacturing	Polystyrene Foam Product Manufacturing
naics	326150	Urethane and Other Foam Product (except Polystyrene) Manufacturing	Urethane and Other Foam Product (except Polystyrene) Manufacturing
naics	326160	Plastics Bottle Manufacturing	Plastics Bottle Manufacturing
naics	326191	Plastics Plumbing Fixture Manufacturing	Plastics Plumbing Fixture Manufacturing
naics	326199	All Other Plastics Product Manufacturing	All Other Plastics Product Manufacturing
naics	326211	Tire Manufacturing (except Retreading)	Tire Manufacturing (except Retreading)
naics	326212	Tire Retreading	Tire Retreading
naics	326220	Rubber and Plastics Hoses and Belting Manufacturing	Rubber and Plastics Hoses and Belting Manufacturing
naics	326291	Rubber Product Manufacturing for Mechanical Use	Rubber Product Manufacturing for Mechanical Use
naics	326299	All Other Rubber Product Manufacturing	All Other Rubber Product Manufacturing
naics	327110	Pottery, Ceramics, and Plumbing Fixture Manufacturing	Pottery, Ceramics, and Plumbing Fixture Manufacturing
naics	327120	Clay Building Material and Refractories Manufacturing	Clay Building Material and Refractories Manufacturing
naics	327211	Flat Glass Manufacturing	Flat Glass Manufacturing
naics	327212	Other Pressed and Blown Glass and Glassware Manufacturing	Other Pressed and Blown Glass and Glassware Manufacturing
naics	327213	Glass Container Manufacturing	Glass Container Manufacturing
naics	327215	Glass Product Manufacturing Made of Purchased Glass	Glass Product Manufacturing Made of Purchased Glass
naics	327310	Cement Manufacturing	Cement Manufacturing
naics	327320	Ready-Mix Concrete Manufacturing	Ready-Mix Concrete Manufacturing
naics	327331	Concrete Block and Brick Manufacturing	Concrete Block and Brick Manufacturing
naics	327332	Concrete Pipe Manufacturing	Concrete Pipe Manufacturing
naics	327390	Other Concrete Product Manufacturing	Other Concrete Product Manufacturing
naics	327410	Lime Manufacturing	Lime Manufacturing
naics	327420	Gypsum Product Manufacturing	Gypsum Product Manufacturing
naics	327910	Abrasive Product Manufacturing	Abrasive Product Manufacturing
naics	327991	Cut Stone and Stone Product Manufacturing	Cut Stone and Stone Product Manufacturing
naics	327992	Ground or Treated Mineral and Earth Manufacturing	Ground or Treated Mineral and Earth Manufacturing
naics	327993	Mineral Wool Manufacturing	Mineral Wool Manufacturing
naics	327999	All Other Miscellaneous Nonmetallic Mineral Product Manufacturing	All Other Miscellaneous Nonmetallic Mineral Product Manufacturing
naics	331110	Iron and Steel Mills and Ferroalloy Manufacturing	Iron and Steel Mills and Ferroalloy Manufacturing
naics	331210	Iron and Steel Pipe and Tube Manufacturing from Purchased Steel	Iron and Steel Pipe and Tube Manufacturing from Purchased Steel
naics	331221	Rolled Steel Shape Manufacturing	Rolled Steel Shape Manufacturing
naics	331222	Steel Wire Drawing	Steel Wire Drawing
naics	331313	Alumina Refining and Primary Aluminum Production	Alumina Refining and Primary Aluminum Production
naics	331314	Secondary Smelting and Alloying of Aluminum	Secondary Smelting and Alloying of Aluminum
naics	331315	Aluminum Sheet, Plate, and Foil Manufacturing	Aluminum Sheet, Plate, and Foil Manufacturing
naics	331318	Other Aluminum Rolling, Drawing, and Extruding	Other Aluminum Rolling, Drawing, and Extruding
naics	331410	Nonferrous Metal (except Aluminum) Smelting and Refining	Nonferrous Metal (except Aluminum) Smelting and Refining
naics	331420	Copper Rolling, Drawing, Extruding, and Alloying	Copper Rolling, Drawing, Extruding, and Alloying
naics	331491	Nonferrous Metal (except Copper and Aluminum) Rolling, Drawing, and Extruding	Nonferrous Metal (except Copper and Aluminum) Rolling, Drawing, and Extruding
naics	331492	Secondary Smelting, Refining, and Alloying of Nonferrous Metal (except Copper and Aluminum)	Secondary Smelting, Refining, and Alloying of Nonferrous Metal (except Copper and Aluminum)
naics	331511	Iron Foundries	Iron Foundries
naics	331512	Steel Investment Foundries	Steel Investment Foundries
naics	331513	Steel Foundries (except Investment)	Steel Foundries (except Investment)
naics	331523	Nonferrous Metal Die-Casting Foundries	Nonferrous Metal Die-Casting Foundries
naics	331524	Aluminum Foundries (except Die-Casting)	Aluminum Foundries (except Die-Casting)
naics	331529	Other Nonferrous Metal Foundries (except Die-Casting)	Other Nonferrous Metal Foundries (except Die-Casting)
naics	332111	Iron and Steel Forging	Iron and Steel Forging
naics	332112	Nonferrous Forging	Nonferrous Forging
naics	332114	Custom Roll Forming	Custom Roll Forming
naics	332117	Powder Metallurgy Part Manufacturing	Powder Metallurgy Part Manufacturing
naics	332119	Metal Crown, Closure, and Other Metal Stamping (except Automotive)	Metal Crown, Closure, and Other Metal Stamping (except Automotive)
naics	332215	Metal Kitchen Cookware, Utensil, Cutlery, and Flatware (except Precious) Manufacturing	Metal Kitchen Cookware, Utensil, Cutlery, and Flatware (except Precious) Manufacturing
naics	332216	Saw Blade and Handtool Manufacturing	Saw Blade and Handtool Manufacturing
naics	332311	Prefabricated Metal Building and Component Manufacturing	Prefabricated Metal Building and Component Manufacturing
naics	332312	Fabricated Structural Metal Manufacturing	Fabricated Structural Metal Manufacturing
naics	332313	Plate Work Manufacturing	Plate Work Manufacturing
naics	332321	Metal Window and Door Manufacturing	Metal Window and Door Manufacturing
naics	332322	Sheet Metal Work Manufacturing	Sheet Metal Work Manufacturing
naics	332323	Ornamental and Architectural Metal Work Manufacturing	Ornamental and Architectural Metal Work Manufacturing
naics	332410	Power Boiler and Heat Exchanger Manufacturing	Power Boiler and Heat Exchanger Manufacturing
naics	332420	Metal Tank (Heavy Gauge) Manufacturing	Metal Tank (Heavy Gauge) Manufacturing
naics	332431	Metal Can Manufacturing	Metal Can Manufacturing
naics	332439	Other Metal Container Manufacturing	Other Metal Container Manufacturing
naics	332510	Hardware Manufacturing	Hardware Manufacturing
naics	332613	Spring Manufacturing	Spring Manufacturing
naics	332618	Other Fabricated Wire Product Manufacturing	Other Fabricated Wire Product Manufacturing
naics	332710	Machine Shops	Machine Shops
naics	332721	Precision Turned Product Manufacturing	Precision Turned Product Manufacturing
naics	332722	Bolt, Nut, Screw, Rivet, and Washer Manufacturing	Bolt, Nut, Screw, Rivet, and Washer Manufacturing
naics	332811	Metal Heat Treating	Metal Heat Treating
naics	332812	Metal Coating, Engraving (except Jewelry and Silverware), and Allied Services to Manufacturers	Metal Coating, Engraving (except Jewelry and Silverware), and Allied Services to Manufacturers
naics	332813	Electroplating, Plating, Polishing, Anodizing, and Coloring	Electroplating, Plating, Polishing, Anodizing, and Coloring
naics	332911	Industrial Valve Manufacturing	Industrial Valve Manufacturing
naics	332912	Fluid Power Valve and Hose Fitting Manufacturing	Fluid Power Valve and Hose Fitting Manufacturing
naics	332913	Plumbing Fixture Fitting and Trim Manufacturing	Plumbing Fixture Fitting and Trim Manufacturing
naics	332919	Other Metal Valve and Pipe Fitting Manufacturing	Other Metal Valve and Pipe Fitting Manufacturing
naics	332991	Ball and Roller Bearing Manufacturing	Ball and Roller Bearing Manufacturing
naics	332992	Small Arms Ammunition Manufacturing	Small Arms Ammunition Manufacturing
naics	332993	Ammunition (except Small Arms) Manufacturing	Ammunition (except Small Arms) Manufacturing
naics	332994	Small Arms, Ordnance, and Ordnance Accessories Manufacturing	Small Arms, Ordnance, and Ordnance Accessories Manufacturing
naics	332996	Fabricated Pipe and Pipe Fitting Manufacturing	Fabricated Pipe and Pipe Fitting Manufacturing
naics	332999	All Other Miscellaneous Fabricated Metal Product Manufacturing	All Other Miscellaneous Fabricated Metal Product Manufacturing
naics	333111	Farm Machinery and Equipment Manufacturing	Farm Machinery and Equipment Manufacturing
naics	333112	Lawn and Garden Tractor and Home Lawn and Garden Equipment Manufacturing	Lawn and Garden Tractor and Home Lawn and Garden Equipment Manufacturing
naics	333120	Construction Machinery Manufacturing	Construction Machinery Manufacturing
naics	333131	Mining Machinery and Equipment Manufacturing	Mining Machinery and Equipment Manufacturing
naics	333132	Oil and Gas Field Machinery and Equipment Manufacturing	Oil and Gas Field Machinery and Equipment Manufacturing
naics	333241	Food Product Machinery Manufacturing	Food Product Machinery Manufacturing
naics	333242	Semiconductor Machinery Manufacturing	Semiconductor Machinery Manufacturing
naics	333243	Sawmill, Woodworking, and Paper Machinery Manufacturing	Sawmill, Woodworking, and Paper Machinery Manufacturing
naics	333248	All Other Industrial Machinery Manufacturing	All Other Industrial Machinery Manufacturing
naics	333310	Commercial and Service Industry Machinery Manufacturing	Commercial and Service Industry Machinery Manufacturing
naics	333413	Industrial and Commercial Fan and Blower and Air Purification Equipment Manufacturing	Industrial and Commercial Fan and Blower and Air Purification Equipment Manufacturing
naics	333414	Heating Equipment (except Warm Air Furnaces) Manufacturing	Heating Equipment (except Warm Air Furnaces) Manufacturing
naics	333415	Air-Conditioning and Warm Air Heating Equipment and Commercial and Industrial Refrigeration Equipment Manufacturing	Air-Conditioning and Warm Air Heating Equipment and Commercial and Industrial Refrigeration Equipment Manufacturing
naics	333511	Industrial Mold Manufacturing	Industrial Mold Manufacturing
naics	333514	Special Die and Tool, Die Set, Jig, and Fixture Manufacturing	Special Die and Tool, Die Set, Jig, and Fixture Manufacturing
naics	333515	Cutting Tool and Machine Tool Accessory Manufacturing	Cutting Tool and Machine Tool Accessory Manufacturing
naics	333517	Machine Tool Manufacturing	Machine Tool Manufacturing
naics	333519	Rolling Mill and Other Metalworking Machinery Manufacturing	Rolling Mill and Other Metalworking Machinery Manufacturing
naics	333611	Turbine and Turbine Generator Set Units Manufacturing	Turbine and Turbine Generator Set Units Manufacturing
naics	333612	Speed Changer, Industrial High-Speed Drive, and Gear Manufacturing	Speed Changer, Industrial High-Speed Drive, and Gear Manufacturing
naics	333613	Mechanical Power Transmission Equipment Manufacturing	Mechanical Power Transmission Equipment Manufacturing
naics	333618	Other Engine Equipment Manufacturing	Other Engine Equipment Manufacturing
naics	333912	Air and Gas Compressor Manufacturing	Air and Gas Compressor Manufacturing
naics	333914	Measuring, Dispensing, and Other Pumping Equipment Manufacturing	Measuring, Dispensing, and Other Pumping Equipment Manufacturing
naics	333921	Elevator and Moving Stairway Manufacturing	Elevator and Moving Stairway Manufacturing
naics	333922	Conveyor and Conveying Equipment Manufacturing	Conveyor and Conveying Equipment Manufacturing
naics	333923	Overhead Traveling Crane, Hoist, and Monorail System Manufacturing	Overhead Traveling Crane, Hoist, and Monorail System Manufacturing
naics	333924	Industrial Truck, Tractor, Trailer, and Stacker Machinery Manufacturing	Industrial Truck, Tractor, Trailer, and Stacker Machinery Manufacturing
naics	333991	Power-Driven Handtool Manufacturing	Power-Driven Handtool Manufacturing
naics	333992	Welding and Soldering Equipment Manufacturing	Welding and Soldering Equipment Manufacturing
naics	333993	Packaging Machinery Manufacturing	Packaging Machinery Manufacturing
naics	333994	Industrial Process Furnace and Oven Manufacturing	Industrial Process Furnace and Oven Manufacturing
naics	333995	Fluid Power Cylinder and Actuator Manufacturing	Fluid Power Cylinder and Actuator Manufacturing
naics	333996	Fluid Power Pump and Motor Manufacturing	Fluid Power Pump and Motor Manufacturing
naics	333998	All Other Miscellaneous General Purpose Machinery Manufacturing	All Other Miscellaneous General Purpose Machinery Manufacturing
naics	334111	Electronic Computer Manufacturing	Electronic Computer Manufacturing
naics	334112	Computer Storage Device Manufacturing	Computer Storage Device Manufacturing
naics	334118	Computer Terminal and Other Computer Peripheral Equipment Manufacturing	Computer Terminal and Other Computer Peripheral Equipment Manufacturing
naics	334210	Telephone Apparatus Manufacturing	Telephone Apparatus Manufacturing
naics	334220	Radio and Television Broadcasting and Wireless Communications Equipment Manufacturing	Radio and Television Broadcasting and Wireless Communications Equipment Manufacturing
naics	334290	Other Communications Equipment Manufacturing	Other Communications Equipment Manufacturing
naics	334310	Audio and Video Equipment Manufacturing	Audio and Video Equipment Manufacturing
naics	334412	Bare Printed Circuit Board Manufacturing	Bare Printed Circuit Board Manufacturing
naics	334413	Semiconductor and Related Device Manufacturing	Semiconductor and Related Device Manufacturing
naics	334416	Capacitor, Resistor, Coil, Transformer, and Other Inductor Manufacturing	Capacitor, Resistor, Coil, Transformer, and Other Inductor Manufacturing
naics	334417	Electronic Connector Manufacturing	Electronic Connector Manufacturing
naics	334418	Printed Circuit Assembly (Electronic Assembly) Manufacturing	Printed Circuit Assembly (Electronic Assembly) Manufacturing
naics	334419	Other Electronic Component Manufacturing	Other Electronic Component Manufacturing
naics	334510	Electromedical and Electrotherapeutic Apparatus Manufacturing	Electromedical and Electrotherapeutic Apparatus Manufacturing
naics	334511	Search, Detection, Navigation, Guidance, Aeronautical, and Nautical System and Instrument Manufacturing	Search, Detection, Navigation, Guidance, Aeronautical, and Nautical System and Instrument Manufacturing
naics	334512	Automatic Environmental Control Manufacturing for Residential, Commercial, and Appliance Use	Automatic Environmental Control Manufacturing for Residential, Commercial, and Appliance Use
naics	334513	Instruments and Related Products Manufacturing for Measuring, Displaying, and Controlling Industrial Process Variables	Instruments and Related Products Manufacturing for Measuring, Displaying, and Controlling Industrial Process Variables
naics	334514	Totalizing Fluid Meter and Counting Device Manufacturing	Totalizing Fluid Meter and Counting Device Manufacturing
naics	334515	Instrument Manufacturing for Measuring and Testing Electricity and Electrical Signals	Instrument Manufacturing for Measuring and Testing Electricity and Electrical Signals
naics	334516	Analytical Laboratory Instrument Manufacturing	Analytical Laboratory Instrument Manufacturing
naics	334517	Irradiation Apparatus Manufacturing	Irradiation Apparatus Manufacturing
naics	334519	Other Measuring and Controlling Device Manufacturing	Other Measuring and Controlling Device Manufacturing
naics	334610	Manufacturing and Reproducing Magnetic and Optical Media	Manufacturing and Reproducing Magnetic and Optical Media
naics	335131	Residential Electric Lighting Fixture Manufacturing	Residential Electric Lighting Fixture Manufacturing
naics	335132	Commercial, Industrial, and Institutional Electric Lighting Fixture Manufacturing	Commercial, Industrial, and Institutional Electric Lighting Fixture Manufacturing
naics	335139	Electric Lamp Bulb and Other Lighting Equipment Manufacturing	Electric Lamp Bulb and Other Lighting Equipment Manufacturing
naics	335210	Small Electrical Appliance Manufacturing	Small Electrical Appliance Manufacturing
naics	335220	Major Household Appliance Manufacturing	Major Household Appliance Manufacturing
naics	335311	Power, Distribution, and Specialty Transformer Manufacturing	Power, Distribution, and Specialty Transformer Manufacturing
naics	335312	Motor and Generator Manufacturing	Motor and Generator Manufacturing
naics	335313	Switchgear and Switchboard Apparatus Manufacturing	Switchgear and Switchboard Apparatus Manufacturing
naics	335314	Relay and Industrial Control Manufacturing	Relay and Industrial Control Manufacturing
naics	335910	Battery Manufacturing	Battery Manufacturing
naics	335921	Fiber Optic Cable Manufacturing	Fiber Optic Cable Manufacturing
naics	335929	Other Communication and Energy Wire Manufacturing	Other Communication and Energy Wire Manufacturing
naics	335931	Current-Carrying Wiring Device Manufacturing	Current-Carrying Wiring Device Manufacturing
naics	335932	Noncurrent-Carrying Wiring Device Manufacturing	Noncurrent-Carrying Wiring Device Manufacturing
naics	335991	Carbon and Graphite Product Manufacturing	Carbon and Graphite Product Manufacturing
naics	335999	All Other Miscellaneous Electrical Equipment and Component Manufacturing	All Other Miscellaneous Electrical Equipment and Component Manufacturing
naics	336110	Automobile and Light Duty Motor Vehicle Manufacturing	Automobile and Light Duty Motor Vehicle Manufacturing
naics	336120	Heavy Duty Truck Manufacturing	Heavy Duty Truck Manufacturing
naics	336211	Motor Vehicle Body Manufacturing	Motor Vehicle Body Manufacturing
naics	336212	Truck Trailer Manufacturing	Truck Trailer Manufacturing
naics	336213	Motor Home Manufacturing	Motor Home Manufacturing
naics	336214	Travel Trailer and Camper Manufacturing	Travel Trailer and Camper Manufacturing
naics	336310	Motor Vehicle Gasoline Engine and Engine Parts Manufacturing	Motor Vehicle Gasoline Engine and Engine Parts Manufacturing
naics	336320	Motor Vehicle Electrical and Electronic Equipment Manufacturing	Motor Vehicle Electrical and Electronic Equipment Manufacturing
naics	336330	Motor Vehicle Steering and Suspension Components (except Spring) Manufacturing	Motor Vehicle Steering and Suspension Components (except Spring) Manufacturing
naics	336340	Motor Vehicle Brake System Manufacturing	Motor Vehicle Brake System Manufacturing
naics	336350	Motor Vehicle Transmission and Power Train Parts Manufacturing	Motor Vehicle Transmission and Power Train Parts Manufacturing
naics	336360	Motor Vehicle Seating and Interior Trim Manufacturing	Motor Vehicle Seating and Interior Trim Manufacturing
naics	336370	Motor Vehicle Metal Stamping	Motor Vehicle Metal Stamping
naics	336390	Other Motor Vehicle Parts Manufacturing	Other Motor Vehicle Parts Manufacturing
naics	336411	Aircraft Manufacturing	Aircraft Manufacturing
naics	336412	Aircraft Engine and Engine Parts Manufacturing	Aircraft Engine and Engine Parts Manufacturing
naics	336413	Other Aircraft Parts and Auxiliary Equipment Manufacturing	Other Aircraft Parts and Auxiliary Equipment Manufacturing
naics	336414	Guided Missile and Space Vehicle Manufacturing	Guided Missile and Space Vehicle Manufacturing
naics	336415	Guided Missile and Space Vehicle Propulsion Unit and Propulsion Unit Parts Manufacturing	Guided Missile and Space Vehicle Propulsion Unit and Propulsion Unit Parts Manufacturing
naics	336419	Other Guided Missile and Space Vehicle Parts and Auxiliary Equipment Manufacturing	Other Guided Missile and Space Vehicle Parts and Auxiliary Equipment Manufacturing
naics	336510	Railroad Rolling Stock Manufacturing	Railroad Rolling Stock Manufacturing
naics	336611	Ship Building and Repairing	Ship Building and Repairing
naics	336612	Boat Building	Boat Building
naics	336991	Motorcycle, Bicycle, and Parts Manufacturing	Motorcycle, Bicycle, and Parts Manufacturing
naics	336992	Military Armored Vehicle, Tank, and Tank Component Manufacturing	Military Armored Vehicle, Tank, and Tank Component Manufacturing
naics	336999	All Other Transportation Equipment Manufacturing	All Other Transportation Equipment Manufacturing
naics	337110	Wood Kitchen Cabinet and Countertop Manufacturing	Wood Kitchen Cabinet and Countertop Manufacturing
naics	337121	Upholstered Household Furniture Manufacturing	Upholstered Household Furniture Manufacturing
naics	337122	Nonupholstered Wood Household Furniture Manufacturing	Nonupholstered Wood Household Furniture Manufacturing
naics	337126	Household Furniture (except Wood and Upholstered) Manufacturing	Household Furniture (except Wood and Upholstered) Manufacturing
naics	337127	Institutional Furniture Manufacturing	Institutional Furniture Manufacturing
naics	337211	Wood Office Furniture Manufacturing	Wood Office Furniture Manufacturing
naics	337212	Custom Architectural Woodwork and Millwork Manufacturing	Custom Architectural Woodwork and Millwork Manufacturing
naics	337214	Office Furniture (except Wood) Manufacturing	Office Furniture (except Wood) Manufacturing
naics	337215	Showcase, Partition, Shelving, and Locker Manufacturing	Showcase, Partition, Shelving, and Locker Manufacturing
naics	337910	Mattress Manufacturing	Mattress Manufacturing
naics	337920	Blind and Shade Manufacturing	Blind and Shade Manufacturing
naics	339112	Surgical and Medical Instrument Manufacturing	Surgical and Medical Instrument Manufacturing
naics	339113	Surgical Appliance and Supplies Manufacturing	Surgical Appliance and Supplies Manufacturing
naics	339114	Dental Equipment and Supplies Manufacturing	Dental Equipment and Supplies Manufacturing
naics	339115	Ophthalmic Goods Manufacturing	Ophthalmic Goods Manufacturing
naics	339116	Dental Laboratories	Dental Laboratories
naics	339910	Jewelry and Silverware Manufacturing	Jewelry and Silverware Manufacturing
naics	339920	Sporting and Athletic Goods Manufacturing	Sporting and Athletic Goods Manufacturing
naics	339930	Doll, Toy, and Game Manufacturing	Doll, Toy, and Game Manufacturing
naics	339940	Office Supplies (except Paper) Manufacturing	Office Supplies (except Paper) Manufacturing
naics	339950	Sign Manufacturing	Sign Manufacturing
naics	339991	Gasket, Packing, and Sealing Device Manufacturing	Gasket, Packing, and Sealing Device Manufacturing
naics	339992	Musical Instrument Manufacturing	Musical Instrument Manufacturing
naics	339993	Fastener, Button, Needle, and Pin Manufacturing	Fastener, Button, Needle, and Pin Manufacturing
naics	339994	Broom, Brush, and Mop Manufacturing	Broom, Brush, and Mop Manufacturing
naics	339995	Burial Casket Manufacturing	Burial Casket Manufacturing
naics	339999	All Other Miscellaneous Manufacturing	All Other Miscellaneous Manufacturing
naics	423110	Automobile and Other Motor Vehicle Merchant Wholesalers	Automobile and Other Motor Vehicle Merchant Wholesalers
naics	423120	Motor Vehicle Supplies and New Parts Merchant Wholesalers	Motor Vehicle Supplies and New Parts Merchant Wholesalers
naics	423130	Tire and Tube Merchant Wholesalers	Tire and Tube Merchant Wholesalers
naics	423140	Motor Vehicle Parts (Used) Merchant Wholesalers	Motor Vehicle Parts (Used) Merchant Wholesalers
naics	423210	Furniture Merchant Wholesalers	Furniture Merchant Wholesalers
naics	423220	Home Furnishing Merchant Wholesalers	Home Furnishing Merchant Wholesalers
naics	423310	Lumber, Plywood, Millwork, and Wood Panel Merchant Wholesalers	Lumber, Plywood, Millwork, and Wood Panel Merchant Wholesalers
naics	423320	Brick, Stone, and Related Construction Material Merchant Wholesalers	Brick, Stone, and Related Construction Material Merchant Wholesalers
naics	423330	Roofing, Siding, and Insulation Material Merchant Wholesalers	Roofing, Siding, and Insulation Material Merchant Wholesalers
naics	423390	Other Construction Material Merchant Wholesalers	Other Construction Material Merchant Wholesalers
naics	423410	Photographic Equipment and Supplies Merchant Wholesalers	Photographic Equipment and Supplies Merchant Wholesalers
naics	423420	Office Equipment Merchant Wholesalers	Office Equipment Merchant Wholesalers
naics	423430	Computer and Computer Peripheral Equipment and Software Merchant Wholesalers	Computer and Computer Peripheral Equipment and Software Merchant Wholesalers
naics	423440	Other Commercial Equipment Merchant Wholesalers	Other Commercial Equipment Merchant Wholesalers
naics	423450	Medical, Dental, and Hospital Equipment and Supplies Merchant Wholesalers	Medical, Dental, and Hospital Equipment and Supplies Merchant Wholesalers
naics	423460	Ophthalmic Goods Merchant Wholesalers	Ophthalmic Goods Merchant Wholesalers
naics	423490	Other Professional Equipment and Supplies Merchant Wholesalers	Other Professional Equipment and Supplies Merchant Wholesalers
naics	423510	Metal Service Centers and Other Metal Merchant Wholesalers	Metal Service Centers and Other Metal Merchant Wholesalers
naics	423520	Coal and Other Mineral and Ore Merchant Wholesalers	Coal and Other Mineral and Ore Merchant Wholesalers
naics	423610	Electrical Apparatus and Equipment, Wiring Supplies, and Related Equipment Merchant Wholesalers	Electrical Apparatus and Equipment, Wiring Supplies, and Related Equipment Merchant Wholesalers
naics	423620	Household Appliances, Electric Housewares, and Consumer Electronics Merchant Wholesalers	Household Appliances, Electric Housewares, and Consumer Electronics Merchant Wholesalers
naics	423690	Other Electronic Parts and Equipment Merchant Wholesalers	Other Electronic Parts and Equipment Merchant Wholesalers
naics	423710	Hardware Merchant Wholesalers	Hardware Merchant Wholesalers
naics	423720	Plumbing and Heating Equipment and Supplies (Hydronics) Merchant Wholesalers	Plumbing and Heating Equipment and Supplies (Hydronics) Merchant Wholesalers
naics	423730	Warm Air Heating and Air-Conditioning Equipment and Supplies Merchant Wholesalers	Warm Air Heating and Air-Conditioning Equipment and Supplies Merchant Wholesalers
naics	423740	Refrigeration Equipment and Supplies Merchant Wholesalers	Refrigeration Equipment and Supplies Merchant Wholesalers
naics	423810	Construction and Mining (except Oil Well) Machinery and Equipment Merchant Wholesalers	Construction and Mining (except Oil Well) Machinery and Equipment Merchant Wholesalers
naics	423820	Farm and Garden Machinery and Equipment Merchant Wholesalers	Farm and Garden Machinery and Equipment Merchant Wholesalers
naics	423830	Industrial Machinery and Equipment Merchant Wholesalers	Industrial Machinery and Equipment Merchant Wholesalers
naics	423840	Industrial Supplies Merchant Wholesalers	Industrial Supplies Merchant Wholesalers
naics	423850	Service Establishment Equipment and Supplies Merchant Wholesalers	Service Establishment Equipment and Supplies Merchant Wholesalers
naics	423860	Transportation Equipment and Supplies (except Motor Vehicle) Merchant Wholesalers	Transportation Equipment and Supplies (except Motor Vehicle) Merchant Wholesalers
naics	423910	Sporting and Recreational Goods and Supplies Merchant Wholesalers	Sporting and Recreational Goods and Supplies Merchant Wholesalers
naics	423920	Toy and Hobby Goods and Supplies Merchant Wholesalers	Toy and Hobby Goods and Supplies Merchant Wholesalers
naics	423930	Recyclable Material Merchant Wholesalers	Recyclable Material Merchant Wholesalers
naics	423940	Jewelry, Watch, Precious Stone, and Precious Metal Merchant Wholesalers	Jewelry, Watch, Precious Stone, and Precious Metal Merchant Wholesalers
naics	423990	Other Miscellaneous Durable Goods Merchant Wholesalers	Other Miscellaneous Durable Goods Merchant Wholesalers
naics	424110	Printing and Writing Paper Merchant Wholesalers	Printing and Writing Paper Merchant Wholesalers
naics	424120	Stationery and Office Supplies Merchant Wholesalers	Stationery and Office Supplies Merchant Wholesalers
naics	424130	Industrial and Personal Service Paper Merchant Wholesalers	Industrial and Personal Service Paper Merchant Wholesalers
naics	424210	Drugs and Druggists' Sundries Merchant Wholesalers	Drugs and Druggists' Sundries Merchant Wholesalers
naics	424310	Piece Goods, Notions, and Other Dry Goods Merchant Wholesalers	Piece Goods, Notions, and Other Dry Goods Merchant Wholesalers
naics	424340	Footwear Merchant Wholesalers	Footwear Merchant Wholesalers
naics	424350	Clothing and Clothing Accessories Merchant Wholesalers	Clothing and Clothing Accessories Merchant Wholesalers
naics	424410	General Line Grocery Merchant Wholesalers	General Line Grocery Merchant Wholesalers
naics	424420	Packaged Frozen Food Merchant Wholesalers	Packaged Frozen Food Merchant Wholesalers
naics	424430	Dairy Product (except Dried or Canned) Merchant Wholesalers	Dairy Product (except Dried or Canned) Merchant Wholesalers
naics	424440	Poultry and Poultry Product Merchant Wholesalers	Poultry and Poultry Product Merchant Wholesalers
naics	424450	Confectionery Merchant Wholesalers	Confectionery Merchant Wholesalers
naics	424460	Fish and Seafood Merchant Wholesalers	Fish and Seafood Merchant Wholesalers
naics	424470	Meat and Meat Product Merchant Wholesalers	Meat and Meat Product Merchant Wholesalers
naics	424480	Fresh Fruit and Vegetable Merchant Wholesalers	Fresh Fruit and Vegetable Merchant Wholesalers
naics	424490	Other Grocery and Related Products Merchant Wholesalers	Other Grocery and Related Products Merchant Wholesalers
naics	424510	Grain and Field Bean Merchant Wholesalers	Grain and Field Bean Merchant Wholesalers
naics	424520	Livestock Merchant Wholesalers	Livestock Merchant Wholesalers
naics	424590	Other Farm Product Raw Material Merchant Wholesalers	Other Farm Product Raw Material Merchant Wholesalers
naics	424610	Plastics Materials and Basic Forms and Shapes Merchant Wholesalers	Plastics Materials and Basic Forms and Shapes Merchant Wholesalers
naics	424690	Other Chemical and Allied Products Merchant Wholesalers	Other Chemical and Allied Products Merchant Wholesalers
naics	424710	Petroleum Bulk Stations and Terminals	Petroleum Bulk Stations and Terminals
naics	424720	Petroleum and Petroleum Products Merchant Wholesalers (except Bulk Stations and Terminals)	Petroleum and Petroleum Products Merchant Wholesalers (except Bulk Stations and Terminals)
naics	424810	Beer and Ale Merchant Wholesalers	Beer and Ale Merchant Wholesalers
naics	424820	Wine and Distilled Alcoholic Beverage Merchant Wholesalers	Wine and Distilled Alcoholic Beverage Merchant Wholesalers
naics	424910	Farm Supplies Merchant Wholesalers	Farm Supplies Merchant Wholesalers
naics	424920	Book, Periodical, and Newspaper Merchant Wholesalers	Book, Periodical, and Newspaper Merchant Wholesalers
naics	424930	Flower, Nursery Stock, and Florists' Supplies Merchant Wholesalers	Flower, Nursery Stock, and Florists' Supplies Merchant Wholesalers
naics	424940	Tobacco Product and Electronic Cigarette Merchant Wholesalers	Tobacco Product and Electronic Cigarette Merchant Wholesalers
naics	424950	Paint, Varnish, and Supplies Merchant Wholesalers	Paint, Varnish, and Supplies Merchant Wholesalers
naics	424990	Other Miscellaneous Nondurable Goods Merchant Wholesalers	Other Miscellaneous Nondurable Goods Merchant Wholesalers
naics	425120	Wholesale Trade Agents and Brokers	Wholesale Trade Agents and Brokers
naics	441110	New Car Dealers	New Car Dealers
naics	441120	Used Car Dealers	Used Car Dealers
naics	441210	Recreational Vehicle Dealers	Recreational Vehicle Dealers
naics	441222	Boat Dealers	Boat Dealers
naics	441227	Motorcycle, ATV, and All Other Motor Vehicle Dealers	Motorcycle, ATV, and All Other Motor Vehicle Dealers
naics	441330	Automotive Parts and Accessories Retailers	Automotive Parts and Accessories Retailers
naics	441340	Tire Dealers	Tire Dealers
naics	444110	Home Centers	Home Centers
naics	444120	Paint and Wallpaper Retailers	Paint and Wallpaper Retailers
naics	444140	Hardware Retailers	Hardware Retailers
naics	444180	Other Building Material Dealers	Other Building Material Dealers
naics	444230	Outdoor Power Equipment Retailers	Outdoor Power Equipment Retailers
naics	444240	Nursery, Garden Center, and Farm Supply Retailers	Nursery, Garden Center, and Farm Supply Retailers
naics	445110	Supermarkets and Other Grocery Retailers (except Convenience Retailers)	Supermarkets and Other Grocery Retailers (except Convenience Retailers)
naics	445131	Convenience Retailers	Convenience Retailers
naics	445132	Vending Machine Operators	Vending Machine Operators
naics	445230	Fruit and Vegetable Retailers	Fruit and Vegetable Retailers
naics	445240	Meat Retailers	Meat Retailers
naics	445250	Fish and Seafood Retailers	Fish and Seafood Retailers
naics	445291	Baked Goods Retailers	Baked Goods Retailers
naics	445292	Confectionery and Nut Retailers	Confectionery and Nut Retailers
naics	445298	All Other Specialty Food Retailers	All Other Specialty Food Retailers
naics	445320	Beer, Wine, and Liquor Retailers	Beer, Wine, and Liquor Retailers
naics	449110	Furniture Retailers	Furniture Retailers
naics	449121	Floor Covering Retailers	Floor Covering Retailers
naics	449122	Window Treatment Retailers	Window Treatment Retailers
naics	449129	All Other Home Furnishings Retailers	All Other Home Furnishings Retailers
naics	449210	Electronics and Appliance Retailers	Electronics and Appliance Retailers
naics	455110	Department Stores	Department Stores
naics	455211	Warehouse Clubs and Supercenters	Warehouse Clubs and Supercenters
naics	455219	All Other General Merchandise Retailers	All Other General Merchandise Retailers
naics	456110	Pharmacies and Drug Retailers	Pharmacies and Drug Retailers
naics	456120	Cosmetics, Beauty Supplies, and Perfume Retailers	Cosmetics, Beauty Supplies, and Perfume Retailers
naics	456130	Optical Goods Retailers	Optical Goods Retailers
naics	456191	Food (Health) Supplement Retailers	Food (Health) Supplement Retailers
naics	456199	All Other Health and Personal Care Retailers	All Other Health and Personal Care Retailers
naics	457110	Gasoline Stations with Convenience Stores	Gasoline Stations with Convenience Stores
naics	457120	Other Gasoline Stations	Other Gasoline Stations
naics	457210	Fuel Dealers	Fuel Dealers
naics	458110	Clothing and Clothing Accessories Retailers	Clothing and Clothing Accessories Retailers
naics	458210	Shoe Retailers	Shoe Retailers
naics	458310	Jewelry Retailers	Jewelry Retailers
naics	458320	Luggage and Leather Goods Retailers	Luggage and Leather Goods Retailers
naics	459110	Sporting Goods Retailers	Sporting Goods Retailers
naics	459120	Hobby, Toy, and Game Retailers	Hobby, Toy, and Game Retailers
naics	459130	Sewing, Needlework, and Piece Goods Retailers	Sewing, Needlework, and Piece Goods Retailers
naics	459140	Musical Instrument and Supplies Retailers	Musical Instrument and Supplies Retailers
naics	459210	Book Retailers and News Dealers	Book Retailers and News Dealers
naics	459310	Florists	Florists
naics	459410	Office Supplies and Stationery Retailers	Office Supplies and Stationery Retailers
naics	459420	Gift, Novelty, and Souvenir Retailers	Gift, Novelty, and Souvenir Retailers
naics	459510	Used Merchandise Retailers	Used Merchandise Retailers
naics	459910	Pet and Pet Supplies Retailers	Pet and Pet Supplies Retailers
naics	459920	Art Dealers	Art Dealers
naics	459930	Manufactured (Mobile) Home Dealers	Manufactured (Mobile) Home Dealers
naics	459991	Tobacco, Electronic Cigarette, and Other Smoking Supplies Retailers	Tobacco, Electronic Cigarette, and Other Smoking Supplies Retailers
naics	459999	All Other Miscellaneous Retailers	All Other Miscellaneous Retailers
naics	481111	Scheduled Passenger Air Transportation	Scheduled Passenger Air Transportation
naics	481112	Scheduled Freight Air Transportation	Scheduled Freight Air Transportation
naics	481211	Nonscheduled Chartered Passenger Air Transportation	Nonscheduled Chartered Passenger Air Transportation
naics	481212	Nonscheduled Chartered Freight Air Transportation	Nonscheduled Chartered Freight Air Transportation
naics	481219	Other Nonscheduled Air Transportation	Other Nonscheduled Air Transportation
naics	482111	Line-Haul Railroads	Line-Haul Railroads
naics	482112	Short Line Railroads	Short Line Railroads
naics	483111	Deep Sea Freight Transportation	Deep Sea Freight Transportation
naics	483112	Deep Sea Passenger Transportation	Deep Sea Passenger Transportation
naics	483113	Coastal and Great Lakes Freight Transportation	Coastal and Great Lakes Freight Transportation
naics	483114	Coastal and Great Lakes Passenger Transportation	Coastal and Great Lakes Passenger Transportation
naics	483211	Inland Water Freight Transportation	Inland Water Freight Transportation
naics	483212	Inland Water Passenger Transportation	Inland Water Passenger Transportation
naics	484110	General Freight Trucking, Local	General Freight Trucking, Local
naics	484121	General Freight Trucking, Long-Distance, Truckload	General Freight Trucking, Long-Distance, Truckload
naics	484122	General Freight Trucking, Long-Distance, Less Than Truckload	General Freight Trucking, Long-Distance, Less Than Truckload
naics	484210	Used Household and Office Goods Moving	Used Household and Office Goods Moving
naics	484220	Specialized Freight (except Used Goods) Trucking, Local	Specialized Freight (except Used Goods) Trucking, Local
naics	484230	Specialized Freight (except Used Goods) Trucking, Long-Distance	Specialized Freight (except Used Goods) Trucking, Long-Distance
naics	485111	Mixed Mode Transit Systems	Mixed Mode Transit Systems
naics	485112	Commuter Rail Systems	Commuter Rail Systems
naics	485113	Bus and Other Motor Vehicle Transit Systems	Bus and Other Motor Vehicle Transit Systems
naics	485119	Other Urban Transit Systems	Other Urban Transit Systems
naics	485210	Interurban and Rural Bus Transportation	Interurban and Rural Bus Transportation
naics	485310	Taxi and Ridesharing Services	Taxi and Ridesharing Services
naics	485320	Limousine Service	Limousine Service
naics	485410	School and Employee Bus Transportation	School and Employee Bus Transportation
naics	485510	Charter Bus Industry	Charter Bus Industry
naics	485991	Special Needs Transportation	Special Needs Transportation
naics	485999	All Other Transit and Ground Passenger Transportation	All Other Transit and Ground Passenger Transportation
naics	486110	Pipeline Transportation of Crude Oil	Pipeline Transportation of Crude Oil
naics	486210	Pipeline Transportation of Natural Gas	Pipeline Transportation of Natural Gas
naics	486910	Pipeline Transportation of Refined Petroleum Products	Pipeline Transportation of Refined Petroleum Products
naics	486990	All Other Pipeline Transportation	All Other Pipeline Transportation
naics	487110	Scenic and Sightseeing Transportation, Land	Scenic and Sightseeing Transportation, Land
naics	487210	Scenic and Sightseeing Transportation, Water	Scenic and Sightseeing Transportation, Water
naics	487990	Scenic and Sightseeing Transportation, Other	Scenic and Sightseeing Transportation, Other
naics	488111	Air Traffic Control	Air Traffic Control
naics	488119	Other Airport Operations	Other Airport Operations
naics	488190	Other Support Activities for Air Transportation	Other Support Activities for Air Transportation
naics	488210	Support Activities for Rail Transportation	Support Activities for Rail Transportation
naics	488310	Port and Harbor Operations	Port and Harbor Operations
naics	488320	Marine Cargo Handling	Marine Cargo Handling
naics	488330	Navigational Services to Shipping	Navigational Services to Shipping
naics	488390	Other Support Activities for Water Transportation	Other Support Activities for Water Transportation
naics	488410	Motor Vehicle Towing	Motor Vehicle Towing
naics	488490	Other Support Activities for Road Transportation	Other Support Activities for Road Transportation
naics	488510	Freight Transportation Arrangement	Freight Transportation Arrangement
naics	488991	Packing and Crating	Packing and Crating
naics	488999	All Other Support Activities for Transportation	All Other Support Activities for Transportation
naics	491110	Postal Service	Postal Service
naics	492110	Couriers and Express Delivery Services	Couriers and Express Delivery Services
naics	492210	Local Messengers and Local Delivery	Local Messengers and Local Delivery
naics	493110	General Warehousing and Storage	General Warehousing and Storage
naics	493120	Refrigerated Warehousing and Storage	Refrigerated Warehousing and Storage
naics	493130	Farm Product Warehousing and Storage	Farm Product Warehousing and Storage
naics	493190	Other Warehousing and Storage	Other Warehousing and Storage
naics	512110	Motion Picture and Video Production	Motion Picture and Video Production
naics	512120	Motion Picture and Video Distribution	Motion Picture and Video Distribution
naics	512131	Motion Picture Theaters (except Drive-Ins)	Motion Picture Theaters (except Drive-Ins)
naics	512132	Drive-In Motion Picture Theaters	Drive-In Motion Picture Theaters
naics	512191	Teleproduction and Other Postproduction Services	Teleproduction and Other Postproduction Services
naics	512199	Other Motion Picture and Video Industries	Other Motion Picture and Video Industries
naics	512230	Music Publishers	Music Publishers
naics	512240	Sound Recording Studios	Sound Recording Studios
naics	512250	Record Production and Distribution	Record Production and Distribution
naics	512290	Other Sound Recording Industries	Other Sound Recording Industries
naics	513110	Newspaper Publishers	Newspaper Publishers
naics	513120	Periodical Publishers	Periodical Publishers
naics	513130	Book Publishers	Book Publishers
naics	513140	Directory and Mailing List Publishers	Directory and Mailing List Publishers
naics	513191	Greeting Card Publishers	Greeting Card Publishers
naics	513199	All Other Publishers	All Other Publishers
naics	513210	Software Publishers	Software Publishers
naics	516110	Radio Broadcasting Stations	Radio Broadcasting Stations
naics	516120	Television Broadcasting Stations	Television Broadcasting Stations
naics	516210	Media Streaming Distribution Services, Social Networks, and Other Media Networks and Content Providers	Media Streaming Distribution Services, Social Networks, and Other Media Networks and Content Providers
naics	517111	Wired Telecommunications Carriers	Wired Telecommunications Carriers
naics	517112	Wireless Telecommunications Carriers (except Satellite)	Wireless Telecommunications Carriers (except Satellite)
naics	517121	Telecommunications Resellers	Telecommunications Resellers
naics	517122	Agents for Wireless Telecommunications Services	Agents for Wireless Telecommunications Services
naics	517410	Satellite Telecommunications	Satellite Telecommunications
naics	517810	All Other Telecommunications	All Other Telecommunications
naics	518210	Computing Infrastructure Providers, Data Processing, Web Hosting, and Related Services	Computing Infrastructure Providers, Data Processing, Web Hosting, and Related Services
naics	519210	Libraries and Archives	Libraries and Archives
naics	519290	Web Search Portals and All Other Information Services	Web Search Portals and All Other Information Services
naics	521110	Monetary Authorities-Central Bank	Monetary Authorities-Central Bank
naics	522110	Commercial Banking	Commercial Banking
naics	522130	Credit Unions	Credit Unions
naics	522180	Savings Institutions and Other Depository Credit Intermediation	Savings Institutions and Other Depository Credit Intermediation
naics	522210	Credit Card Issuing	Credit Card Issuing
naics	522220	Sales Financing	Sales Financing
naics	522291	Consumer Lending	Consumer Lending
naics	522292	Real Estate Credit	Real Estate Credit
naics	522299	International, Secondary Market, and All Other Nondepository Credit Intermediation	International, Secondary Market, and All Other Nondepository Credit Intermediation
naics	522310	Mortgage and Nonmortgage Loan Brokers	Mortgage and Nonmortgage Loan Brokers
naics	522320	Financial Transactions Processing, Reserve, and Clearinghouse Activities	Financial Transactions Processing, Reserve, and Clearinghouse Activities
naics	522390	Other Activities Related to Credit Intermediation	Other Activities Related to Credit Intermediation
naics	523150	Investment Banking and Securities Intermediation	Investment Banking and Securities Intermediation
naics	523160	Commodity Contracts Intermediation	Commodity Contracts Intermediation
naics	523210	Securities and Commodity Exchanges	Securities and Commodity Exchanges
naics	523910	Miscellaneous Intermediation	Miscellaneous Intermediation
naics	523940	Portfolio Management and Investment Advice	Portfolio Management and Investment Advice
naics	523991	Trust, Fiduciary, and Custody Activities	Trust, Fiduciary, and Custody Activities
naics	523999	Miscellaneous Financial Investment Activities	Miscellaneous Financial Investment Activities
naics	524113	Direct Life Insurance Carriers	Direct Life Insurance Carriers
naics	524114	Direct Health and Medical Insurance Carriers	Direct Health and Medical Insurance Carriers
naics	524126	Direct Property and Casualty Insurance Carriers	Direct Property and Casualty Insurance Carriers
naics	524127	Direct Title Insurance Carriers	Direct Title Insurance Carriers
naics	524128	Other Direct Insurance (except Life, Health, and Medical) Carriers	Other Direct Insurance (except Life, Health, and Medical) Carriers
naics	524130	Reinsurance Carriers	Reinsurance Carriers
naics	524210	Insurance Agencies and Brokerages	Insurance Agencies and Brokerages
naics	524291	Claims Adjusting	Claims Adjusting
naics	524292	Pharmacy Benefit Management and Other Third Party Administration of Insurance and Pension Funds	Pharmacy Benefit Management and Other Third Party Administration of Insurance and Pension Funds
naics	524298	All Other Insurance Related Activities	All Other Insurance Related Activities
naics	525110	Pension Funds	Pension Funds
naics	525120	Health and Welfare Funds	Health and Welfare Funds
naics	525190	Other Insurance Funds	Other Insurance Funds
naics	525910	Open-End Investment Funds	Open-End Investment Funds
naics	525920	Trusts, Estates, and Agency Accounts	Trusts, Estates, and Agency Accounts
naics	525990	Other Financial Vehicles	Other Financial Vehicles
naics	531110	Lessors of Residential Buildings and Dwellings	Lessors of Residential Buildings and Dwellings
naics	531120	Lessors of Nonresidential Buildings (except Miniwarehouses)	Lessors of Nonresidential Buildings (except Miniwarehouses)
naics	531130	Lessors of Miniwarehouses and Self-Storage Units	Lessors of Miniwarehouses and Self-Storage Units
naics	531190	Lessors of Other Real Estate Property	Lessors of Other Real Estate Property
naics	531210	Offices of Real Estate Agents and Brokers	Offices of Real Estate Agents and Brokers
naics	531311	Residential Property Managers	Residential Property Managers
naics	531312	Nonresidential Property Managers	Nonresidential Property Managers
naics	531320	Offices of Real Estate Appraisers	Offices of Real Estate Appraisers
naics	531390	Other Activities Related to Real Estate	Other Activities Related to Real Estate
naics	532111	Passenger Car Rental	Passenger Car Rental
naics	532112	Passenger Car Leasing	Passenger Car Leasing
naics	532120	Truck, Utility Trailer, and RV (Recreational Vehicle) Rental and Leasing	Truck, Utility Trailer, and RV (Recreational Vehicle) Rental and Leasing
naics	532210	Consumer Electronics and Appliances Rental	Consumer Electronics and Appliances Rental
naics	532281	Formal Wear and Costume Rental	Formal Wear and Costume Rental
naics	532282	Video Tape and Disc Rental	Video Tape and Disc Rental
naics	532283	Home Health Equipment Rental	Home Health Equipment Rental
naics	532284	Recreational Goods Rental	Recreational Goods Rental
naics	532289	All Other Consumer Goods Rental	All Other Consumer Goods Rental
naics	532310	General Rental Centers	General Rental Centers
naics	532411	Commercial Air, Rail, and Water Transportation Equipment Rental and Leasing	Commercial Air, Rail, and Water Transportation Equipment Rental and Leasing
naics	532412	Construction, Mining, and Forestry Machinery and Equipment Rental and Leasing	Construction, Mining, and Forestry Machinery and Equipment Rental and Leasing
naics	532420	Office Machinery and Equipment Rental and Leasing	Office Machinery and Equipment Rental and Leasing
naics	532490	Other Commercial and Industrial Machinery and Equipment Rental and Leasing	Other Commercial and Industrial Machinery and Equipment Rental and Leasing
naics	533110	Lessors of Nonfinancial Intangible Assets (except Copyrighted Works)	Lessors of Nonfinancial Intangible Assets (except Copyrighted Works)
naics	541110	Offices of Lawyers	Offices of Lawyers
naics	541120	Offices of Notaries	Offices of Notaries
naics	541191	Title Abstract and Settlement Offices	Title Abstract and Settlement Offices
naics	541199	All Other Legal Services	All Other Legal Services
naics	541211	Offices of Certified Public Accountants	Offices of Certified Public Accountants
naics	541213	Tax Preparation Services	Tax Preparation Services
naics	541214	Payroll Services	Payroll Services
naics	541219	Other Accounting Services	Other Accounting Services
naics	541310	Architectural Services	Architectural Services
naics	541320	Landscape Architectural Services	Landscape Architectural Services
naics	541330	Engineering Services	Engineering Services
naics	541340	Drafting Services	Drafting Services
naics	541350	Building Inspection Services	Building Inspection Services
naics	541360	Geophysical Surveying and Mapping Services	Geophysical Surveying and Mapping Services
naics	541370	Surveying and Mapping (except Geophysical) Services	Surveying and Mapping (except Geophysical) Services
naics	541380	Testing Laboratories and Services	Testing Laboratories and Services
naics	541410	Interior Design Services	Interior Design Services
naics	541420	Industrial Design Services	Industrial Design Services
naics	541430	Graphic Design Services	Graphic Design Services
naics	541490	Other Specialized Design Services	Other Specialized Design Services
naics	541511	Custom Computer Programming Services	Custom Computer Programming Services
naics	541512	Computer Systems Design Services	Computer Systems Design Services
naics	541513	Computer Facilities Management Services	Computer Facilities Management Services
naics	541519	Other Computer Related Services	Other Computer Related Services
naics	541611	Administrative Management and General Management Consulting Services	Administrative Management and General Management Consulting Services
naics	541612	Human Resources Consulting Services	Human Resources Consulting Services
naics	541613	Marketing Consulting Services	Marketing Consulting Services
naics	541614	Process, Physical Distribution, and Logistics Consulting Services	Process, Physical Distribution, and Logistics Consulting Services
naics	541618	Other Management Consulting Services	Other Management Consulting Services
naics	541620	Environmental Consulting Services	Environmental Consulting Services
naics	541690	Other Scientific and Technical Consulting Services	Other Scientific and Technical Consulting Services
naics	541713	Research and Development in Nanotechnology	Research and Development in Nanotechnology
naics	541714	Research and Development in Biotechnology (except Nanobiotechnology)	Research and Development in Biotechnology (except Nanobiotechnology)
naics	541715	Research and Development in the Physical, Engineering, and Life Sciences (except Nanotechnology and Biotechnology)	Research and Development in the Physical, Engineering, and Life Sciences (except Nanotechnology and Biotechnology)
naics	541720	Research and Development in the Social Sciences and Humanities	Research and Development in the Social Sciences and Humanities
naics	541810	Advertising Agencies	Advertising Agencies
naics	541820	Public Relations Agencies	Public Relations Agencies
naics	541830	Media Buying Agencies	Media Buying Agencies
naics	541840	Media Representatives	Media Representatives
naics	541850	Indoor and Outdoor Display Advertising	Indoor and Outdoor Display Advertising
naics	541860	Direct Mail Advertising	Direct Mail Advertising
naics	541870	Advertising Material Distribution Services	Advertising Material Distribution Services
naics	541890	Other Services Related to Advertising	Other Services Related to Advertising
naics	541910	Marketing Research and Public Opinion Polling	Marketing Research and Public Opinion Polling
naics	541921	Photography Studios, Portrait	Photography Studios, Portrait
naics	541922	Commercial Photography	Commercial Photography
naics	541930	Translation and Interpretation Services	Translation and Interpretation Services
naics	541940	Veterinary Services	Veterinary Services
naics	541990	All Other Professional, Scientific, and Technical Services	All Other Professional, Scientific, and Technical Services
naics	551111	Offices of Bank Holding Companies	Offices of Bank Holding Companies
naics	551112	Offices of Other Holding Companies	Offices of Other Holding Companies
naics	551114	Corporate, Subsidiary, and Regional Managing Offices	Corporate, Subsidiary, and Regional Managing Offices
naics	561110	Office Administrative Services	Office Administrative Services
naics	561210	Facilities Support Services	Facilities Support Services
naics	561311	Employment Placement Agencies	Employment Placement Agencies
naics	561312	Executive Search Services	Executive Search Services
naics	561320	Temporary Help Services	Temporary Help Services
naics	561330	Professional Employer Organizations	Professional Employer Organizations
naics	561410	Document Preparation Services	Document Preparation Services
naics	561421	Telephone Answering Services	Telephone Answering Services
naics	561422	Telemarketing Bureaus and Other Contact Centers	Telemarketing Bureaus and Other Contact Centers
naics	561431	Private Mail Centers	Private Mail Centers
naics	561439	Other Business Service Centers (including Copy Shops)	Other Business Service Centers (including Copy Shops)
naics	561440	Collection Agencies	Collection Agencies
naics	561450	Credit Bureaus	Credit Bureaus
naics	561491	Repossession Services	Repossession Services
naics	561492	Court Reporting and Stenotype Services	Court Reporting and Stenotype Services
naics	561499	All Other Business Support Services	All Other Business Support Services
naics	561510	Travel Agencies	Travel Agencies
naics	561520	Tour Operators	Tour Operators
naics	561591	Convention and Visitors Bureaus	Convention and Visitors Bureaus
naics	561599	All Other Travel Arrangement and Reservation Services	All Other Travel Arrangement and Reservation Services
naics	561611	Investigation and Personal Background Check Services	Investigation and Personal Background Check Services
naics	561612	Security Guards and Patrol Services	Security Guards and Patrol Services
naics	561613	Armored Car Services	Armored Car Services
naics	561621	Security Systems Services (except Locksmiths)	Security Systems Services (except Locksmiths)
naics	561622	Locksmiths	Locksmiths
naics	561710	Exterminating and Pest Control Services	Exterminating and Pest Control Services
naics	561720	Janitorial Services	Janitorial Services
naics	561730	Landscaping Services	Landscaping Services
naics	561740	Carpet and Upholstery Cleaning Services	Carpet and Upholstery Cleaning Services
naics	561790	Other Services to Buildings and Dwellings	Other Services to Buildings and Dwellings
naics	561910	Packaging and Labeling Services	Packaging and Labeling Services
naics	561920	Convention and Trade Show Organizers	Convention and Trade Show Organizers
naics	561990	All Other Support Services	All Other Support Services
naics	562111	Solid Waste Collection	Solid Waste Collection
naics	562112	Hazardous Waste Collection	Hazardous Waste Collection
naics	562119	Other Waste Collection	Other Waste Collection
naics	562211	Hazardous Waste Treatment and Disposal	Hazardous Waste Treatment and Disposal
naics	562212	Solid Waste Landfill	Solid Waste Landfill
naics	562213	Solid Waste Combustors and Incinerators	Solid Waste Combustors and Incinerators
naics	562219	Other Nonhazardous Waste Treatment and Disposal	Other Nonhazardous Waste Treatment and Disposal
naics	562910	Remediation Services	Remediation Services
naics	562920	Materials Recovery Facilities	Materials Recovery Facilities
naics	562991	Septic Tank and Related Services	Septic Tank and Related Services
naics	562998	All Other Miscellaneous Waste Management Services	All Other Miscellaneous Waste Management Services
naics	611110	Elementary and Secondary Schools	Elementary and Secondary Schools
naics	611210	Junior Colleges	Junior Colleges
naics	611310	Colleges, Universities, and Professional Schools	Colleges, Universities, and Professional Schools
naics	611410	Business and Secretarial Schools	Business and Secretarial Schools
naics	611420	Computer Training	Computer Training
naics	611430	Professional and Management Development Training	Professional and Management Development Training
naics	611511	Cosmetology and Barber Schools	Cosmetology and Barber Schools
naics	611512	Flight Training	Flight Training
naics	611513	Apprenticeship Training	Apprenticeship Training
naics	611519	Other Technical and Trade Schools	Other Technical and Trade Schools
naics	611610	Fine Arts Schools	Fine Arts Schools
naics	611620	Sports and Recreation Instruction	Sports and Recreation Instruction
naics	611630	Language Schools	Language Schools
naics	611691	Exam Preparation and Tutoring	Exam Preparation and Tutoring
naics	611692	Automobile Driving Schools	Automobile Driving Schools
naics	611699	All Other Miscellaneous Schools and Instruction	All Other Miscellaneous Schools and Instruction
naics	611710	Educational Support Services	Educational Support Services
naics	621111	Offices of Physicians (except Mental Health Specialists)	Offices of Physicians (except Mental Health Specialists)
naics	621112	Offices of Physicians, Mental Health Specialists	Offices of Physicians, Mental Health Specialists
naics	621210	Offices of Dentists	Offices of Dentists
naics	621310	Offices of Chiropractors	Offices of Chiropractors
naics	621320	Offices of Optometrists	Offices of Optometrists
naics	621330	Offices of Mental Health Practitioners (except Physicians)	Offices of Mental Health Practitioners (except Physicians)
naics	621340	Offices of Physical, Occupational and Speech Therapists, and Audiologists	Offices of Physical, Occupational and Speech Therapists, and Audiologists
naics	621391	Offices of Podiatrists	Offices of Podiatrists
naics	621399	Offices of All Other Miscellaneous Health Practitioners	Offices of All Other Miscellaneous Health Practitioners
naics	621410	Family Planning Centers	Family Planning Centers
naics	621420	Outpatient Mental Health and Substance Abuse Centers	Outpatient Mental Health and Substance Abuse Centers
naics	621491	HMO Medical Centers	HMO Medical Centers
naics	621492	Kidney Dialysis Centers	Kidney Dialysis Centers
naics	621493	Freestanding Ambulatory Surgical and Emergency Centers	Freestanding Ambulatory Surgical and Emergency Centers
naics	621498	All Other Outpatient Care Centers	All Other Outpatient Care Centers
naics	621511	Medical Laboratories	Medical Laboratories
naics	621512	Diagnostic Imaging Centers	Diagnostic Imaging Centers
naics	621610	Home Health Care Services	Home Health Care Services
naics	621910	Ambulance Services	Ambulance Services
naics	621991	Blood and Organ Banks	Blood and Organ Banks
naics	621999	All Other Miscellaneous Ambulatory Health Care Services	All Other Miscellaneous Ambulatory Health Care Services
naics	622110	General Medical and Surgical Hospitals	General Medical and Surgical Hospitals
naics	622210	Psychiatric and Substance Abuse Hospitals	Psychiatric and Substance Abuse Hospitals
naics	622310	Specialty (except Psychiatric and Substance Abuse) Hospitals	Specialty (except Psychiatric and Substance Abuse) Hospitals
naics	623110	Nursing Care Facilities (Skilled Nursing Facilities)	Nursing Care Facilities (Skilled Nursing Facilities)
naics	623210	Residential Intellectual and Developmental Disability Facilities	Residential Intellectual and Developmental Disability Facilities
naics	623220	Residential Mental Health and Substance Abuse Facilities	Residential Mental Health and Substance Abuse Facilities
naics	623311	Continuing Care Retirement Communities	Continuing Care Retirement Communities
naics	623312	Assisted Living Facilities for the Elderly	Assisted Living Facilities for the Elderly
naics	623990	Other Residential Care Facilities	Other Residential Care Facilities
naics	624110	Child and Youth Services	Child and Youth Services
naics	624120	Services for the Elderly and Persons with Disabilities	Services for the Elderly and Persons with Disabilities
naics	624190	Other Individual and Family Services	Other Individual and Family Services
naics	624210	Community Food Services	Community Food Services
naics	624221	Temporary Shelters	Temporary Shelters
naics	624229	Other Community Housing Services	Other Community Housing Services
naics	624230	Emergency and Other Relief Services	Emergency and Other Relief Services
naics	624310	Vocational Rehabilitation Services	Vocational Rehabilitation Services
naics	624410	Child Care Services	Child Care Services
naics	711110	Theater Companies and Dinner Theaters	Theater Companies and Dinner Theaters
naics	711120	Dance Companies	Dance Companies
naics	711130	Musical Groups and Artists	Musical Groups and Artists
naics	711190	Other Performing Arts Companies	Other Performing Arts Companies
naics	711211	Sports Teams and Clubs	Sports Teams and Clubs
naics	711212	Racetracks	Racetracks
naics	711219	Other Spectator Sports	Other Spectator Sports
naics	711310	Promoters of Performing Arts, Sports, and Similar Events with Facilities	Promoters of Performing Arts, Sports, and Similar Events with Facilities
naics	711320	Promoters of Performing Arts, Sports, and Similar Events without Facilities	Promoters of Performing Arts, Sports, and Similar Events without Facilities
naics	711410	Agents and Managers for Artists, Athletes, Entertainers, and Other Public Figures	Agents and Managers for Artists, Athletes, Entertainers, and Other Public Figures
naics	711510	Independent Artists, Writers, and Performers	Independent Artists, Writers, and Performers
naics	712110	Museums	Museums
naics	712120	Historical Sites	Historical Sites
naics	712130	Zoos and Botanical Gardens	Zoos and Botanical Gardens
naics	712190	Nature Parks and Other Similar Institutions	Nature Parks and Other Similar Institutions
naics	713110	Amusement and Theme Parks	Amusement and Theme Parks
naics	713120	Amusement Arcades	Amusement Arcades
naics	713210	Casinos (except Casino Hotels)	Casinos (except Casino Hotels)
naics	713290	Other Gambling Industries	Other Gambling Industries
naics	713910	Golf Courses and Country Clubs	Golf Courses and Country Clubs
naics	713920	Skiing Facilities	Skiing Facilities
naics	713930	Marinas	Marinas
naics	713940	Fitness and Recreational Sports Centers	Fitness and Recreational Sports Centers
naics	713950	Bowling Centers	Bowling Centers
naics	713990	All Other Amusement and Recreation Industries	All Other Amusement and Recreation Industries
naics	721110	Hotels (except Casino Hotels) and Motels	Hotels (except Casino Hotels) and Motels
naics	721120	Casino Hotels	Casino Hotels
naics	721191	Bed-and-Breakfast Inns	Bed-and-Breakfast Inns
naics	721199	All Other Traveler Accommodation	All Other Traveler Accommodation
naics	721211	RV (Recreational Vehicle) Parks and Campgrounds	RV (Recreational Vehicle) Parks and Campgrounds
naics	721214	Recreational and Vacation Camps (except Campgrounds)	Recreational and Vacation Camps (except Campgrounds)
naics	721310	Rooming and Boarding Houses, Dormitories, and Workers' Camps	Rooming and Boarding Houses, Dormitories, and Workers' Camps
naics	722310	Food Service Contractors	Food Service Contractors
naics	722320	Caterers	Caterers
naics	722330	Mobile Food Services	Mobile Food Services
naics	722410	Drinking Places (Alcoholic Beverages)	Drinking Places (Alcoholic Beverages)
naics	722511	Full-Service Restaurants	Full-Service Restaurants
naics	722513	Limited-Service Restaurants	Limited-Service Restaurants
naics	722514	Cafeterias, Grill Buffets, and Buffets	Cafeterias, Grill Buffets, and Buffets
naics	722515	Snack and Nonalcoholic Beverage Bars	Snack and Nonalcoholic Beverage Bars
naics	811111	General Automotive Repair	General Automotive Repair
naics	811114	Specialized Automotive Repair	Specialized Automotive Repair
naics	811121	Automotive Body, Paint, and Interior Repair and Maintenance	Automotive Body, Paint, and Interior Repair and Maintenance
naics	811122	Automotive Glass Replacement Shops	Automotive Glass Replacement Shops
naics	811191	Automotive Oil Change and Lubrication Shops	Automotive Oil Change and Lubrication Shops
naics	811192	Car Washes	Car Washes
naics	811198	All Other Automotive Repair and Maintenance	All Other Automotive Repair and Maintenance
naics	811210	Electronic and Precision Equipment Repair and Maintenance	Electronic and Precision Equipment Repair and Maintenance
naics	811310	Commercial and Industrial Machinery and Equipment (except Automotive and Electronic) Repair and Maintenance	Commercial and Industrial Machinery and Equipment (except Automotive and Electronic) Repair and Maintenance
naics	811411	Home and Garden Equipment Repair and Maintenance	Home and Garden Equipment Repair and Maintenance
naics	811412	Appliance Repair and Maintenance	Appliance Repair and Maintenance
naics	811420	Reupholstery and Furniture Repair	Reupholstery and Furniture Repair
naics	811430	Footwear and Leather Goods Repair	Footwear and Leather Goods Repair
naics	811490	Other Personal and Household Goods Repair and Maintenance	Other Personal and Household Goods Repair and Maintenance
naics	812111	Barber Shops	Barber Shops
naics	812112	Beauty Salons	Beauty Salons
naics	812113	Nail Salons	Nail Salons
naics	812191	Diet and Weight Reducing Centers	Diet and Weight Reducing Centers
naics	812199	Other Personal Care Services	Other Personal Care Services
naics	812210	Funeral Homes and Funeral Services	Funeral Homes and Funeral Services
naics	812220	Cemeteries and Crematories	Cemeteries and Crematories
naics	812310	Coin-Operated Laundries and Drycleaners	Coin-Operated Laundries and Drycleaners
naics	812320	Drycleaning and Laundry Services (except Coin-Operated)	Drycleaning and Laundry Services (except Coin-Operated)
naics	812331	Linen Supply	Linen Supply
naics	812332	Industrial Launderers	Industrial Launderers
naics	812910	Pet Care (except Veterinary) Services	Pet Care (except Veterinary) Services
naics	812921	Photofinishing Laboratories (except One-Hour)	Photofinishing Laboratories (except One-Hour)
naics	812922	One-Hour Photofinishing	One-Hour Photofinishing
naics	812930	Parking Lots and Garages	Parking Lots and Garages
naics	812990	All Other Personal Services	All Other Personal Services
naics	813110	Religious Organizations	Religious Organizations
naics	813211	Grantmaking Foundations	Grantmaking Foundations
naics	813212	Voluntary Health Organizations	Voluntary Health Organizations
naics	813219	Other Grantmaking and Giving Services	Other Grantmaking and Giving Services
naics	813311	Human Rights Organizations	Human Rights Organizations
naics	813312	Environment, Conservation and Wildlife Organizations	Environment, Conservation and Wildlife Organizations
naics	813319	Other Social Advocacy Organizations	Other Social Advocacy Organizations
naics	813410	Civic and Social Organizations	Civic and Social Organizations
naics	813910	Business Associations	Business Associations
naics	813920	Professional Organizations	Professional Organizations
naics	813930	Labor Unions and Similar Labor Organizations	Labor Unions and Similar Labor Organizations
naics	813940	Political Organizations	Political Organizations
naics	813990	Other Similar Organizations (except Business, Professional, Labor, and Political Organizations)	Other Similar Organizations (except Business, Professional, Labor, and Political Organizations)
naics	814110	Private Households	Private Households
naics	921110	Executive Offices	Executive Offices
naics	921120	Legislative Bodies	Legislative Bodies
naics	921130	Public Finance Activities	Public Finance Activities
naics	921140	Executive and Legislative Offices, Combined	Executive and Legislative Offices, Combined
naics	921150	American Indian and Alaska Native Tribal Governments	American Indian and Alaska Native Tribal Governments
naics	921190	Other General Government Support	Other General Government Support
naics	922110	Courts	Courts
naics	922120	Police Protection	Police Protection
naics	922130	Legal Counsel and Prosecution	Legal Counsel and Prosecution
naics	922140	Correctional Institutions	Correctional Institutions
naics	922150	Parole Offices and Probation Offices	Parole Offices and Probation Offices
naics	922160	Fire Protection	Fire Protection
naics	922190	Other Justice, Public Order, and Safety Activities	Other Justice, Public Order, and Safety Activities
naics	923110	Administration of Education Programs	Administration of Education Programs
naics	923120	Administration of Public Health Programs	Administration of Public Health Programs
naics	923130	Administration of Human Resource Programs (except Education, Public Health, and Veterans' Affairs Programs)	Administration of Human Resource Programs (except Education, Public Health, and Veterans' Affairs Programs)
naics	923140	Administration of Veterans' Affairs	Administration of Veterans' Affairs
naics	924110	Administration of Air and Water Resource and Solid Waste Management Programs	Administration of Air and Water Resource and Solid Waste Management Programs
naics	924120	Administration of Conservation Programs	Administration of Conservation Programs
naics	925110	Administration of Housing Programs	Administration of Housing Programs
naics	925120	Administration of Urban Planning and Community and Rural Development	Administration of Urban Planning and Community and Rural Development
naics	926110	Administration of General Economic Programs	Administration of General Economic Programs
naics	926120	Regulation and Administration of Transportation Programs	Regulation and Administration of Transportation Programs
naics	926130	Regulation and Administration of Communications, Electric, Gas, and Other Utilities	Regulation and Administration of Communications, Electric, Gas, and Other Utilities
naics	926140	Regulation of Agricultural Marketing and Commodities	Regulation of Agricultural Marketing and Commodities
naics	926150	Regulation, Licensing, and Inspection of Miscellaneous Commercial Sectors	Regulation, Licensing, and Inspection of Miscellaneous Commercial Sectors
naics	927110	Space Research and Technology	Space Research and Technology
naics	928110	National Security	National Security
naics	928120	International Affairs	International Affairs
port	48Y	Pinecreek Border Arpt	MN
port	5KE	Ketchikan	AK
port	ABE	Aberdeen	WA
port	ABG	Alburg	VT
port	ABQ	Albuquerque	NM
port	ABS	Alburg Springs	VT
port	ACY	Pomona Field - Atlantic City	NJ
port	ADS	Addison Airport- Addison	TX
port	ADT	Amistad Dam	TX
port	ADW	Andrews Afb	MD
port	AFW	Fort Worth Alliance	TX
port	AG0	Magnolia	AR
port	AGA	Agana	GU
port	AGM	Algoma	WI
port	AGN	Algonac	MI
port	AGS	Bush Field - Augusta	GA
port	AGU	Aguadilla	PR
port	AKR	Akron	OH
port	ALB	Albany	NY
port	ALC	Alcan	AK
port	ALP	Alpena	MI
port	AMB	Ambrose	ND
port	ANA	Anacortes	WA
port	ANC	Anchorage	AK
port	AND	Andrade	CA
port	ANP	Antelope Wells	NM
port	ANT	Antler	ND
port	ANZ	Anzalduas	TX
port	APA	Arapahoe County	CO
port	APF	Naples Airport	FL
port	ARB	Aruba	Preclearance abroad
port	ASE	Aspen Airport	CO
port	AST	Astoria	OR
port	ATB	Ashtabula	OH
port	ATL	Atlanta	GA
port	AUS	Austin	TX
port	AXB	Alexandria Bay	NY
port	BAL	Baltimore	MD
port	BAR	Baker Aaf - Baker Island	AK
port	BAU	Baudette	MN
port	BAY	Bayfield	WI
port	BCK	Buckport	ME
port	BCY	Bay City	MI
port	BDL	Bradley International	CT
port	BEA	Beaumont	TX
port	BEB	Beebe Plain	VT
port	BED	Hanscom Field - Bedford	MA
port	BEE	Beecher Falls	VT
port	BEL	Bellingham	WA
port	BFL	Meadows Field - Bakersfield	CA
port	BGC	Bridgeport	CT
port	BGM	Bangor	ME
port	BHM	Bar Harbor	ME
port	BHX	Birmingham	AL
port	BIL	Billings	MT
port	BLA	Blaine	WA
port	BLF	Mercer County	WV
port	BLI	Bellingham	WA
port	BLT	Pacific, Hwy. Station	CA
port	BOA	Bridge Of Americas	TX
port	BOC	Bocagrande	FL
port	BOI	Air Term. (gowen Fld) Boise	ID
port	BOO	Boothbay Harbor	ME
port	BOS	Boston	MA
port	BQN	Borinquen - Aguadillo	PR
port	BRG	Burlington	VT
port	BRO	Brownsville	TX
port	BRU	Brunswick	GA
port	BTC	Bp Tactical Unit	TX
port	BTM	Butte	MT
port	BTN	Baton Rouge	LA
port	BUF	Buffalo	NY
port	BUR	Burbank	CA
port	BWA	Boundary	WA
port	BWM	Bridgewater	ME
port	BYO	Bayonne	NJ
port	BZN	Gallatin Field - Bozeman	MT
port	CAE	Columbia Airport	SC
port	CAK	Akron	OH
port	CAL	Calexico	CA
port	CAN	Cape Canaveral	FL
port	CAO	Campo	CA
port	CAP	Cape Vincent	NY
port	CAR	Caribou Municipal Airport	MN
port	CDD	Crane Lake - St. Louis Cnty	NM
port	CHA	Charlotte Amalie	VI
port	CHF	Chief Mt	MT
port	CHI	Chicago	IL
port	CHL	Charleston	SC
port	CHM	Champlain	NY
port	CHO	Albemarle Charlottesville	VA
port	CHR	Christiansted	VI
port	CHS	Charleston	WV
port	CHT	Chateaugay	NY
port	CID	Cedar Rapids/iowa City	IA
port	CIN	Cincinnati	OH
port	CLA	Clayton	NY
port	CLE	Cleveland	OH
port	CLG	Calgary, Canada	Preclearance abroad
port	CLK	Clarksburg	WV
port	CLM	Columbus	OH
port	CLS	Calais	ME
port	CLT	Charlotte	NC
port	CNA	Canaan	VT
port	CNC	Cannon Corners	NY
port	CNH	Cannon Corners	NY
port	CNJ	Camden	NJ
port	COB	Coburn Gore	ME
port	COL	Columbus	NM
port	COO	Coos Bay	OR
port	COS	Colorado Springs	CO
port	CRA	Crane Lake	MN
port	CRB	Caribou	ME
port	CRL	Carlsbad	NM
port	CRP	Corpus Christi	TX
port	CRU	Cruz Bay, St John	VI
port	CRY	Carbury	ND
port	CSP	Casper	WY
port	CTB	Cut Bank Municipal	MT
port	CUT	Cut Bank	MT
port	DAA	Davison Aaf - Fairfax Cnty	VA
port	DAB	Daytona Beach International	FL
port	DAC	Daltons Cache	AK
port	DAL	Dallas	TX
port	DEN	Denver	CO
port	DER	Derby Line (i-91)	VT
port	DET	Detroit	MI
port	DLB	Del Bonita	MT
port	DLR	Del Rio	TX
port	DLV	Derby Line (rt. 5)	VT
port	DNA	Donna	TX
port	DNS	Dunseith	ND
port	DOU	Douglas	AZ
port	DOV	Dover Afb	DE
port	DPA	Dupage County	IL
port	DRO	La Plata - Durango	CO
port	DSM	Des Moines	IA
port	DTH	Dutch Harbor	AK
port	DUB	Dublin, Ireland	Preclearance abroad
port	DUL	Duluth	MN
port	DVD	Dover-afb	DE
port	DVL	Danville	WA
port	EDA	Edmonton, Canada	Preclearance abroad
port	EGL	Eagle	AK
port	EGP	Eagle Pass	TX
port	ELM	Regional Arpt - Horsehead	NY
port	ELP	El Paso	TX
port	ELY	Ely	MN
port	ENS	Ensenada	PR
port	EPI	Eastport	ID
port	EPM	Eastport	ME
port	EPT	Eastport Municipal	ME
port	ERC	East Richford	VT
port	ERI	Erie	PA
port	EST	Eastcourt	ME
port	EVE	Everett	WA
port	FAB	Fabens	TX
port	FAJ	Fajardo	PR
port	FAL	Falcon Heights	TX
port	FAR	Fargo	ND
port	FAY	Fayetteville	NC
port	FBA	Freeport, Bahamas	Preclearance abroad
port	FCA	Glacier National Park	MT
port	FER	Ferry	WA
port	FLX	Fallon Municipal Airport	NV
port	FMY	Fort Myers	FL
port	FOK	Suffolk County	NY
port	FOP	Morris Fields Aaf	NC
port	FOR	Forest City	ME
port	FPF	Fort Pierce	FL
port	FPR	St Lucie County	FL
port	FPT	Freeport	TX
port	FRB	Fairbanks	AK
port	FRE	Fresno	CA
port	FRI	Friday Harbor	WA
port	FRK	Frederiksted	VI
port	FRN	Fernandina	FL
port	FRT	Fortuna	ND
port	FTC	Fort Covington	NY
port	FTF	Fort Fairfield	ME
port	FTH	Fort Hancock	TX
port	FTK	Fort Kent	ME
port	FTL	Fort Lauderdale	FL
port	FWA	Frontier	WA
port	GAL	Galveston	TX
port	GAR	Gary	IN
port	GEO	Georgetown	SC
port	GGW	Glasgow	MT
port	GLO	Gloucester	MA
port	GNV	J R Alison Muni - Gainesville	FL
port	GPM	Grand Portage	MN
port	GPT	Biloxi Regional	MS
port	GRB	Green Bay	WI
port	GRE	Great Falls	MT
port	GRF	Grand Forks	ND
port	GRO	Grosse Isle	MI
port	GRP	Grand Rapids	MI
port	GRR	Greer	SC
port	GRT	Groton	CT
port	GSO	Piedmont Triad Intl Airport	NC
port	GSP	Greenville	SC
port	GTR	Golden Triangle Lowndes Cnty	MS
port	GUL	Gulfport	MS
port	HAL	Halifax, Canada	Preclearance abroad
port	HAM	Hamilton, Bermuda	Preclearance abroad
port	HAR	Hartford	CT
port	HEF	Manassas Airport	VA
port	HEL	Helena	MT
port	HHW	Honolulu	HI
port	HID	Hidalgo	TX
port	HIG	Highgate Springs	VT
port	HIO	Hillsboro	OR
port	HLG	Harlingen	TX
port	HML	Hamiin	ME
port	HMM	Hammond	IN
port	HNN	Hannah	ND
port	HNS	Hansboro	ND
port	HOB	Hoboken	NJ
port	HOM	Homer	AK
port	HON	Howes Regional Arpt - Huron	SD
port	HOP	Hopewell	VA
port	HOU	Houston	TX
port	HPN	Westchester - White Plains	NY
port	HSB	Harrisonburg	PA
port	HSV	Madison County - Huntsville	AL
port	HTM	Houlton	ME
port	HUM	Humacao	PR
port	HUR	Hurlburt Field	FL
port	HVR	Havre	MT
port	HYD	Hyder	AK
port	ICP	Imperial County	CA
port	ICT	Mid-continent - Witchita	KS
port	IDA	Fanning Field - Idaho Falls	ID
port	IND	Los Indios	TX
port	INP	Indianapolis	IN
port	INT	Int'l Falls	MN
port	ISB	Port Isabel	TX
port	ISL	Isle Royale	MI
port	JAC	Jacksonville	FL
port	JAN	Thompson Field - Jackson	MS
port	JCP	Culebra - Benjamin Rivera	PR
port	JER	Jersey City	NJ
port	JKM	Jackman	ME
port	JOB	Jobos	PR
port	JUN	Juneau	AK
port	KAL	Kalispel	MT
port	KAN	Kansas City	MO
port	KET	Ketchikan	AK
port	KEY	Key West	FL
port	KLM	Kalama	WA
port	KOA	Keahole-kona	HI
port	LAG	La Guardia	NY
port	LAN	Lancaster	MN
port	LAR	Laredo	TX
port	LAS	Las Cruces	NM
port	LAU	Laurier	WA
port	LCB	Laredo Columbia Bridge	TX
port	LEB	Lebanon	NH
port	LEE	Leesburg Municipal Airport	FL
port	LEW	Lewiston	NY
port	LEX	Blue Grass - Lexington	KY
port	LGU	Cache Airport - Logan	UT
port	LIH	Lihue	HI
port	LIM	Limestone	ME
port	LIN	Northern Svc Center	MN
port	LKC	Lake Charles	LA
port	LLB	Juarez-lincoln Bridge	TX
port	LNB	Long Beach	CA
port	LND	Lander	WY
port	LOI	Los Indios	TX
port	LON	Longview	WA
port	LOR	Lorain	OH
port	LOS	Los Angeles	CA
port	LOU	Louisville	KY
port	LRN	Laredo North	TX
port	LSE	Los Ebanos	TX
port	LUB	Lubec	ME
port	LUK	Lukeville	AZ
port	LVG	Las Vegas	NV
port	LWT	Lewiston	MT
port	LYN	Lynden	WA
port	MAA	Abu Dhabi, United Arab Emirates	Preclearance abroad
port	MAD	Madawaska	ME
port	MAF	Odessa Regional	TX
port	MAG	Mcguire Afb	NY
port	MAI	Maida	ND
port	MAP	Mariposa	AZ
port	MAR	Marfa	TX
port	MAS	Massena	NY
port	MAY	Mayaguez	PR
port	MBO	Marble Heads	OH
port	MCA	Mcallen	TX
port	MDT	Harrisburg	PA
port	MED	Medford	OR
port	MEM	Memphis	TN
port	MET	Metaline Falls	WA
port	MGC	Morgan City	LA
port	MGM	Morgan	MT
port	MHT	Manchester	NH
port	MIA	Miami	FL
port	MIC	Crystal Municipal Airport	MN
port	MIL	Milwaukee	WI
port	MKG	Muskegon	MD
port	MLB	Melbourne	FL
port	MLI	Moline	IL
port	MLU	Monroe	LA
port	MMU	Morristown	NJ
port	MND	Minot	ND
port	MNW	Manitowoc	WI
port	MOB	Mobile	AL
port	MON	Montreal, Canada	Preclearance abroad
port	MOO	Moores	NY
port	MOR	Morses Line	VT
port	MOS	Moses Point Intermediate	AK
port	MRC	Marine City	MI
port	MRH	Morehead City	NC
port	MRL	Merrillville	IN
port	MRR	Morristown	NY
port	MRY	Marysville	MI
port	MSN	Truax Field - Dane County	WI
port	MSP	Minn./st Paul	MN
port	MWH	Moses Lake Grant County Arpt	WA
port	MYR	Myrtle Beach	SC
port	NAC	Naco	AZ
port	NAS	Nassau, Bahamas	Preclearance abroad
port	NEA	Neah Bay	WA
port	NEC	Neche	ND
port	NEW	Newark/teterboro	NJ
port	NIA	Niagara Falls	NY
port	NIG	Nighthawk	WA
port	NIK	Nikiski	AK
port	NOG	Nogales	AZ
port	NOL	New Orleans	LA
port	NOM	Nom	AK
port	NOO	Noonan	ND
port	NOR	Norfolk	VA
port	NOY	Noyes	MN
port	NPT	Newport	OR
port	NPV	Newport	VT
port	NRG	Northgate	ND
port	NRN	Norton	VT
port	NRT	North Troy	VT
port	NSV	Nashville	TN
port	NWH	New Haven	CT
port	NWL	New London	CT
port	NWN	Newport	VA
port	NYC	New York	NY
port	OAK	Oakland	CA
port	OGD	Ogdensburg	NY
port	OGG	Kahului - Maui	HI
port	OKC	Oklahoma City	OK
port	OLY	Olympia	WA
port	OMA	Omaha	NE
port	ONT	Ontario	CA
port	OPF	Opa Locka	FL
port	OPH	Opheim	MT
port	ORI	Port Lions Spb	AK
port	ORL	Orlando	FL
port	ORO	Oroville	WA
port	OSW	Oswego	NY
port	OTM	Otay Mesa	CA
port	OTT	Ottawa, Canada	Preclearance abroad
port	PAN	Panama City	FL
port	PAR	Port Arthur	TX
port	PAS	Pascagoula	MS
port	PAX	Patuxent River	MD
port	PBB	Peace Bridge	NY
port	PCF	Port Canaveral	FL
port	PDN	Paso Del Norte	TX
port	PEM	Pembina	ND
port	PEN	Pensacola	FL
port	PER	Perth Amboy	NJ
port	PEV	Port Everglades	FL
port	PGR	Progreso	TX
port	PHI	Philadelphia	PA
port	PHO	Phoenix	AZ
port	PHR	Pharr	TX
port	PHU	Port Huron	MI
port	PIA	Greater Peoria	IL
port	PIE	Piegan	MT
port	PIN	Pine Creek	MN
port	PIR	Point Roberts	WA
port	PIT	Pittsburg	PA
port	PIV	Pinnacle Road	VT
port	PIZ	Dew Station Pt Lay Dew	AK
port	PKC	Poker Creek	AK
port	PNG	Port Angeles	WA
port	PNH	Pittsburg	NH
port	POE	Port Of El Paso	TX
port	POM	Portland	ME
port	PON	Ponce	PR
port	POO	Portland	OR
port	POR	Portal	AZ
port	PRE	Presidio	TX
port	PRO	Providence	RI
port	PSC	Tri-cities - Pasco	WA
port	PSE	Ponce-mercedita	PR
port	PSJ	Port St Joe	FL
port	PSM	Portsmouth	NH
port	PSP	Palm Springs	CA
port	PTK	Oakland County - Pontiac	MI
port	PTL	Porthill	ID
port	PTO	Port Townsend	WA
port	PUT	Put-in-bay	OH
port	PVD	Theodore Francis - Warwick	RI
port	PWB	Pasco	WA
port	RAN	Rainer	MN
port	RAY	Raymond	MT
port	RBT	Roberts Landing	MI
port	RCM	Richmond	VA
port	RDM	Roberts Fields - Redmond	OR
port	RDU	Raleigh/durham	NC
port	REN	Reno	NV
port	RFD	Greater Rockford	IL
port	RIF	Richfort	VT
port	RIO	Rio Grande City	TX
port	RIV	Riverside	CA
port	RME	Rome	NY
port	RNO	Cannon Intl - Reno/tahoe	NV
port	ROC	Rochester	NY
port	ROG	Rogers Arpt	AR
port	ROM	Roma	TX
port	ROO	Roosville	MT
port	ROS	Roseau	MN
port	ROU	Rouses Point	NY
port	RST	Rochester	MN
port	RUI	Ruidoso	NM
port	SAA	Santa Ana	CA
port	SAC	Sacramento	CA
port	SAG	Saginaw	MI
port	SAI	Saipan	MP
port	SAJ	San Juan	PR
port	SAR	Sarles	ND
port	SAS	Sasabe	AZ
port	SAU	St Augustine	FL
port	SAV	Savannah	GA
port	SBN	South Bend	IN
port	SBR	South Brewer	ME
port	SCC	Bp Spec Coord. Ctr	TX
port	SCL	St Clair	MI
port	SCO	Scobey	MT
port	SDP	San Diego	CA
port	SDY	Sandusky	OH
port	SEA	Seattle	WA
port	SFB	Sanford	FL
port	SFR	San Francisco	CA
port	SGF	Springfield-branson	MO
port	SGJ	St Augustine Arpt	FL
port	SGR	Hull Field, Sugar Land Arpt	TX
port	SHA	Shannon, Ireland	Preclearance abroad
port	SHR	Sherwood	ND
port	SJO	St John	ND
port	SKA	Skagway	AK
port	SLC	Salt Lake City	UT
port	SLO	San Luis Obispo	CA
port	SLU	San Luis	AZ
port	SNA	San Antonio	TX
port	SNJ	San Jose	CA
port	SNN	Sanderson	TX
port	SNP	St. Paul Island	AK
port	SPA	St Pampile	ME
port	SPC	San Pedro	CA
port	SPE	St Petersburg	FL
port	SPF	Black Hills, Spearfish	SD
port	SPI	Capital - Springfield	IL
port	SPM	St Paul	MN
port	SPO	Spokane	WA
port	SRL	St Aurelie	ME
port	SRQ	Bradenton - Sarasota	FL
port	SSC	Shaw Afb - Sumter	NC
port	SSM	Sault Ste. Marie	MI
port	STA	St Albans	VT
port	STL	St Louis	MO
port	STR	Santa Teresa	NM
port	STT	St Thomas	VI
port	SUM	Sumas	WA
port	SVC	Grant County - Silver City	MN
port	SWE	Sweetgtass	MT
port	SWF	Stewart - Orange Cnty	NY
port	SYR	Syracuse	NY
port	SYS	San Ysidro	CA
port	TAC	Tacoma	WA
port	TAM	Tampa	FL
port	TEC	Tecate	CA
port	THO	Thousand Island Bridge	NY
port	TKI	Tokeen	AK
port	TOL	Toledo	OH
port	TOR	Toronto, Canada	Preclearance abroad
port	TRI	Tri City Arpt	TN
port	TRL	Trial Creek	MT
port	TRO	Trout River	NY
port	TRV	Travis-afb	CA
port	TST	Newington Data Center Test	CT
port	TUC	Tucson	AZ
port	TUL	Tulsa	OK
port	TUR	Turner	MT
port	TYS	Mc Ghee Tyson - Alcoa	TN
port	UGN	Memorial - Waukegan	IL
port	VAN	Vancouver	WA
port	VCB	Vanceboro	ME
port	VCV	Vancouver, Canada	Preclearance abroad
port	VIB	Veteran Intl Bridge	TX
port	VIC	Victoria, Canada	Preclearance abroad
port	VNB	Van Buren	ME
port	VNY	Van Nuys	CA
port	VQS	Vieques-arpt	PR
port	WAL	Walhalla	ND
port	WAR	Warroad	MN
port	WAS	Washington DC	DC
port	WAT	Watertown	NY
port	WBE	West Berkshire	VT
port	WCM	Willow Creek	MT
port	WHI	Whitetail	MT
port	WHM	Wild Horse	MT
port	WHO	Westhope	ND
port	WIL	Wilmington	NC
port	WIN	Winnipeg, Canada	Preclearance abroad
port	WLL	Wilmington	DE
port	WND	Williston	ND
port	WPB	West Palm Beach	FL
port	WRA	Wrangell	AK
port	WRB	Whirlpool Bridge	NY
port	WRI	Mc Guire Afb - Wrightsown	NJ
port	WSB	Warroad Intl, Spb	MN
port	YIP	Willow Run - Ypsilanti	MI
port	YOU	Youngstown	NY
port	YSL	Ysleta	TX
port	YUI	Yuma	AZ
port	YUM	Yuma	AZ
post	KBL	Kabul	Afghanistan
post	TIA	Tirana	Albania
post	ALG	Algiers	Algeria
post	LUA	Luanda	Angola
post	BNS	Buenos Aires	Argentina
post	YRV	Yerevan	Armenia
post	MLB	Melbourne	Australia
post	PRT	Perth	Australia
post	SYD	Sydney	Australia
post	VNN	Vienna	Austria
post	BKU	Baku	Azerbaijan
post	NSS	Nassau	Bahamas
post	MNA	Manama	Bahrain
post	DHK	Dhaka	Bangladesh
post	BGN	Bridgetown	Barbados
post	MSK	Minsk	Belarus
post	BRS	Brussels	Belgium
post	BLZ	Belmopan	Belize
post	COT	Cotonou	Benin
post	HML	Hamilton	Bermuda
post	LPZ	La Paz	Bolivia
post	SAR	Sarajevo	Bosnia and Herzegovina
post	GAB	Gaborone	Botswana
post	BRA	Brasilia	Brazil
post	PTA	Porto Alegre	Brazil
post	RCF	Recife	Brazil
post	RDJ	Rio de Janeiro	Brazil
post	SPL	Sao Paulo	Brazil
post	BSB	Bandar Seri Begawan	Brunei
post	SOF	Sofia	Bulgaria
post	OUG	Ouagadougou	Burkina Faso
post	RNG	Rangoon	Burma
post	BUJ	Bujumbura	Burundi
post	PIA	Praia	Cabo Verde
post	PHP	Phnom Penh	Cambodia
post	YDE	Yaounde	Cameroon
post	CLG	Calgary	Canada
post	HLF	Halifax	Canada
post	MTL	Montreal	Canada
post	OTT	Ottawa	Canada
post	QBC	Quebec	Canada
post	TRT	Toronto	Canada
post	VAC	Vancouver	Canada
post	NDJ	N'Djamena	Chad
post	SNT	Santiago	Chile
post	BEJ	Beijing	China
post	CHE	Chengdu	China
post	GUZ	Guangzhou	China
post	SHG	Shanghai	China
post	SNY	Shenyang	China
post	WUH	Wuhan	China
post	BGT	Bogota	Colombia
post	SNJ	San Jose	Costa Rica
post	ABJ	Abidjan	Cote d'Ivoire
post	ZGB	Zagreb	Croatia
post	HAV	Havana	Cuba
post	CRC	Curacao	Curacao
post	NCS	Nicosia	Cyprus
post	PRG	Prague	Czech Republic
post	KIN	Kinshasa	Democratic Republic of the Congo
post	CPN	Copenhagen	Denmark
post	DJI	Djibouti	Djibouti
post	SDO	Santo Domingo	Dominican Republic
post	GYQ	Guayaquil	Ecuador
post	QTO	Quito	Ecuador
post	CRO	Cairo	Egypt
post	SNS	San Salvador	El Salvador
post	MBO	Malabo	Equatorial Guinea
post	ASM	Asmara	Eritrea
post	TAL	Tallinn	Estonia
post	MBA	Mbabane	Eswatini
post	ADD	Addis Ababa	Ethiopia
post	SUV	Suva	Fiji
post	HLS	Helsinki	Finland
post	PRS	Paris	France
post	LIB	Libreville	Gabon
post	BAN	Banjul	Gambia
post	TBL	Tbilisi	Georgia
post	BRL	Berlin	Germany
post	FRN	Frankfurt	Germany
post	MUN	Munich	Germany
post	ACC	Accra	Ghana
post	ATH	Athens	Greece
post	GTM	Guatemala City	Guatemala
post	CRY	Conakry	Guinea
post	GEO	Georgetown	Guyana
post	PTP	Port-au-Prince	Haiti
post	TGG	Tegucigalpa	Honduras
post	HNK	Hong Kong	Hong Kong
post	BDP	Budapest	Hungary
post	RKJ	Reykjavik	Iceland
post	MDR	Chennai	India
post	HYD	Hyderabad	India
post	CLC	Kolkata	India
post	BMB	Mumbai	India
post	NWD	New Delhi	India
post	JAK	Jakarta	Indonesia
post	SRB	Surabaya	Indonesia
post	BGH	Baghdad	Iraq
post	ERB	Erbil	Iraq
post	DBL	Dublin	Ireland
post	TLV	Tel Aviv	Israel
post	FLR	Florence	Italy
post	MLN	Milan	Italy
post	NPL	Naples	Italy
post	RME	Rome	Italy
post	KNG	Kingston	Jamaica
post	FKK	Fukuoka	Japan
post	NHA	Naha	Japan
post	KBO	Osaka	Japan
post	SPP	Sapporo	Japan
post	TKY	Tokyo	Japan
post	JRS	Jerusalem	Jerusalem
post	AMM	Amman	Jordan
post	ATA	Almaty	Kazakhstan
post	AST	Astana	Kazakhstan
post	NRB	Nairobi	Kenya
post	PRI	Pristina	Kosovo
post	KWT	Kuwait City	Kuwait
post	BKK	Bishkek	Kyrgyzstan
post	VNT	Vientiane	Laos
post	RGA	Riga	Latvia
post	BRT	Beirut	Lebanon
post	MAS	Maseru	Lesotho
post	MRV	Monrovia	Liberia
post	VIL	Vilnius	Lithuania
post	LXM	Luxembourg	Luxembourg
post	ANT	Antananarivo	Madagascar
post	LIL	Lilongwe	Malawi
post	KLL	Kuala Lumpur	Malaysia
post	BAM	Bamako	Mali
post	VLL	Valletta	Malta
post	MAJ	Majuro	Marshall Islands
post	NUK	Nouakchott	Mauritania
post	PTL	Port Louis	Mauritius
post	CDJ	Ciudad Juarez	Mexico
post	GDL	Guadalajara	Mexico
post	HER	Hermosillo	Mexico
post	MTM	Matamoros	Mexico
post	MER	Merida	Mexico
post	MEX	Mexico City	Mexico
post	MTR	Monterrey	Mexico
post	NGL	Nogales	Mexico
post	NVL	Nuevo Laredo	Mexico
post	TJT	Tijuana	Mexico
post	KOL	Kolonia	Micronesia
post	CHS	Chisinau	Moldova
post	ULN	Ulaanbaatar	Mongolia
post	POD	Podgorica	Montenegro
post	CSB	Casablanca	Morocco
post	MAP	Maputo	Mozambique
post	WHK	Windhoek	Namibia
post	KDU	Kathmandu	Nepal
post	AMS	Amsterdam	Netherlands
post	ACK	Auckland	New Zealand
post	MNG	Managua	Nicaragua
post	NMY	Niamey	Niger
post	ABU	Abuja	Nigeria
post	LGS	Lagos	Nigeria
post	SKO	Skopje	North Macedonia
post	OSL	Oslo	Norway
post	MST	Muscat	Oman
post	ISL	Islamabad	Pakistan
post	KRC	Karachi	Pakistan
post	KOR	Koror	Palau
post	PNM	Panama City	Panama
post	PTM	Port Moresby	Papua New Guinea
post	ASN	Asuncion	Paraguay
post	LMA	Lima	Peru
post	MNL	Manila	Philippines
post	KRK	Krakow	Poland
post	WRW	Warsaw	Poland
post	LSB	Lisbon	Portugal
post	DOH	Doha	Qatar
post	BRZ	Brazzaville	Republic of the Congo
post	BCH	Bucharest	Romania
post	MOS	Moscow	Russia
post	VLA	Vladivostok	Russia
post	YEK	Yekaterinburg	Russia
post	KGL	Kigali	Rwanda
post	APA	Apia	Samoa
post	DHR	Dhahran	Saudi Arabia
post	JDD	Jeddah	Saudi Arabia
post	RID	Riyadh	Saudi Arabia
post	DKR	Dakar	Senegal
post	BLG	Belgrade	Serbia
post	FTN	Freetown	Sierra Leone
post	SGP	Singapore	Singapore
post	BTS	Bratislava	Slovakia
post	LJU	Ljubljana	Slovenia
post	CPT	Cape Town	South Africa
post	DRB	Durban	South Africa
post	JHN	Johannesburg	South Africa
post	SEO	Seoul	South Korea
post	JBA	Juba	South Sudan
post	MDD	Madrid	Spain
post	CLM	Colombo	Sri Lanka
post	KHT	Khartoum	Sudan
post	PRM	Paramaribo	Suriname
post	STK	Stockholm	Sweden
post	BEN	Bern	Switzerland
post	TAI	Taipei	Taiwan
post	DHB	Dushanbe	Tajikistan
post	DRS	Dar es Salaam	Tanzania
post	BNK	Bangkok	Thailand
post	CHN	Chiang Mai	Thailand
post	DIL	Dili	Timor-Leste
post	LOM	Lome	Togo
post	PTS	Port of Spain	Trinidad and Tobago
post	TNS	Tunis	Tunisia
post	ANK	Ankara	Turkey
post	IST	Istanbul	Turkey
post	AKD	Ashgabat	Turkmenistan
post	KMP	Kampala	Uganda
post	KEV	Kyiv	Ukraine
post	ABD	Abu Dhabi	United Arab Emirates
post	DUB	Dubai	United Arab Emirates
post	BLF	Belfast	United Kingdom
post	LND	London	United Kingdom
post	USN	New York (USUN)	United States
post	DPT	Washington, DC (Department of State)	United States
post	MTV	Montevideo	Uruguay
post	THT	Tashkent	Uzbekistan
post	HAN	Hanoi	Vietnam
post	HCM	Ho Chi Minh City	Vietnam
post	LUS	Lusaka	Zambia
post	HRE	Harare	Zimbabwe$rows$, E'\n') line;
